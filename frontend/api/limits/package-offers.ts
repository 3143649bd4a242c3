// Printed from the routes by `deno task openapi`; do not edit.

export const createPackageOffer = {
  sessions: {
    minimum: 2,
    maximum: 20,
  },
  priceCents: {
    minimum: 1,
    maximum: 1000000,
  },
  validMonths: {
    minimum: 3,
    maximum: 24,
  },
} as const;

export const updatePackageOffer = {
  sessions: {
    minimum: 2,
    maximum: 20,
  },
  priceCents: {
    minimum: 1,
    maximum: 1000000,
  },
  validMonths: {
    minimum: 3,
    maximum: 24,
  },
} as const;
