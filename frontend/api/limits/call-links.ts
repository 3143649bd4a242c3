// Printed from the routes by `deno task openapi`; do not edit.

export const updateCallLinks = {
  roomPattern: {
    maxLength: 500,
  },
  practices: {
    maxItems: 200,
    items: {
      callLink: {
        maxLength: 500,
      },
    },
  },
} as const;
