// Printed from the routes by `deno task openapi`; do not edit.

export const inviteAssistant = {
  email: {
    maxLength: 254,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
} as const;
