// The layers are refused before anything is compiled.
