// Printed from the routes by `deno task openapi`; do not edit.

export const joinUs = {
  email: {
    maxLength: 254,
  },
} as const;
