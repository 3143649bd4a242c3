// Printed from the routes by `deno task openapi`; do not edit.

export const createGiftCard = {
  amountCents: {
    minimum: 1000,
    maximum: 50000,
  },
  design: {
    enum: ["christmas-spruce", "quiet-snow", "sea-morning", "linden-leaf", "birch-light"],
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  buyer: {
    name: {
      minLength: 1,
      maxLength: 80,
    },
    email: {
      maxLength: 254,
    },
  },
  recipientName: {
    minLength: 1,
    maxLength: 80,
  },
  message: {
    maxLength: 300,
  },
} as const;

export const getGiftCardBalance = {
  code: {
    minLength: 1,
    maxLength: 120,
  },
} as const;

export const redeemGiftCard = {
  code: {
    minLength: 1,
    maxLength: 120,
  },
  amountCents: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;
