// Printed from the routes by `deno task openapi`; do not edit.

export const createApiKey = {
  label: {
    minLength: 1,
    maxLength: 80,
  },
  scopes: {
    minItems: 1,
    maxItems: 6,
    items: {
      enum: ["profile:read", "availability:read", "availability:write", "sessions:read", "sessions:write", "webhooks"],
    },
  },
} as const;
