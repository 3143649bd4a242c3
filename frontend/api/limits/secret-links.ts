// Printed from the routes by `deno task openapi`; do not edit.

export const createSecretLink = {
  name: {
    minLength: 1,
    maxLength: 80,
  },
} as const;

export const openSecretLink = {
  token: {
    minLength: 20,
    maxLength: 100,
  },
} as const;
