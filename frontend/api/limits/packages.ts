// Printed from the routes by `deno task openapi`; do not edit.

export const buyPackage = {
  priceCents: {
    minimum: 0,
    maximum: 1000000,
  },
} as const;

export const listPackages = {
  eventType: {
    maxLength: 500,
  },
} as const;
