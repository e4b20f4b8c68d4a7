CREATE UNIQUE INDEX allocation_cards_open
ON allocation_cards (card)
WHERE released_us IS NULL
