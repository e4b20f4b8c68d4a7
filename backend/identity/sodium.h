#pragma once

#include <sodium.h>

#include <cstdlib>

namespace stw::identity {

//! To be called before any other function of libsodium; cheap when repeated, from any thread.
inline void readySodium()
{
    static const int kReady = sodium_init();
    if (kReady < 0)
        std::abort(); // No source of randomness: no credential may be made.
}

} // namespace stw::identity
