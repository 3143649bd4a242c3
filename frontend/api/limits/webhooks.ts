// Printed from the routes by `deno task openapi`; do not edit.

export const createWebhook = {
  url: {
    maxLength: 500,
  },
  events: {
    minItems: 1,
    maxItems: 4,
    items: {
      enum: ["session.booked", "session.moved", "session.cancelled", "session.finished"],
    },
  },
} as const;

export const listWebhookDeliveries = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
} as const;

export const updateWebhook = {
  url: {
    maxLength: 500,
  },
  events: {
    minItems: 1,
    maxItems: 4,
    items: {
      enum: ["session.booked", "session.moved", "session.cancelled", "session.finished"],
    },
  },
} as const;
