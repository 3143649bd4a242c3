// Printed from the routes by `deno task openapi`; do not edit.

export const completeDemoPayment = {
  outcome: {
    enum: ["paid", "failed", "expired"],
  },
} as const;

export const returnFromPayment = {
  event: {
    maxLength: 4000,
  },
  signature: {
    maxLength: 200,
  },
} as const;
