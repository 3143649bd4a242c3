// Printed from the routes by `deno task openapi`; do not edit.

export const getPage = {
  version: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;
