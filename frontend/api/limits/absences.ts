// Printed from the routes by `deno task openapi`; do not edit.

export const startAbsence = {
  message: {
    maxLength: 500,
  },
} as const;
