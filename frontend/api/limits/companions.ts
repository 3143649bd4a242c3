// Printed from the routes by `deno task openapi`; do not edit.

export const updatePracticeCompanions = {
  companions: {
    maxItems: 4,
    items: {
      minLength: 1,
      maxLength: 300,
    },
  },
} as const;
