import type { WebhookDelivery } from "./queries.ts";

/** The words of each event are `api.webhooks.events.<name>`. */
export const eventNames = {
  "session.booked": "booked",
  "session.moved": "moved",
  "session.cancelled": "cancelled",
  "session.finished": "finished",
  "webhook.test": "test",
} as const satisfies Record<WebhookDelivery["event"], string>;
