-- Only demo data had gift cards: no page sold them, and they had neither a code nor money.
DROP TABLE `gift_cards`;
