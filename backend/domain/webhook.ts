import { hour, minute } from "./duration.ts";
import { DomainError } from "./errors.ts";

/** The server of a practitioner that gets changes of sessions. Instants in ms. */
export type Webhook = {
  id: string;
  /** The account of the practitioner. */
  userId: string;
  url: string;
  events: WebhookEvent[];
  /** Encrypted: it signs every message. */
  secretSealed: string;
  createdAt: number;
  /** Messages of a paused webhook wait. */
  pausedAt: number | null;
};

export const webhookEvents = [
  "session.booked",
  "session.moved",
  "session.cancelled",
  "session.finished",
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** `webhook.test`: sent when the practitioner tries the address. */
export const deliveredEvents = [...webhookEvents, "webhook.test"] as const;

export const deliveryStates = ["waiting", "delivered", "failed"] as const;

/** A message to a webhook. It names the session; its content is read when it is sent. Instants in ms. */
export type WebhookDelivery = {
  id: string;
  webhookId: string;
  event: (typeof deliveredEvents)[number];
  therapySessionId: string | null;
  state: (typeof deliveryStates)[number];
  tries: number;
  /** Null once it is delivered or failed. */
  nextTryAt: number | null;
  /** Of the last try; null when no answer came. */
  statusCode: number | null;
  /** Of the last try. */
  durationMs: number | null;
  createdAt: number;
  lastTriedAt: number | null;
};

export const webhookUrlMaxLength = 500;

const mostWebhooks = 5;

/** The delays (ms) before the second and later tries, together about a day. */
const retryAfterMs = [minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 8 * hour, 10 * hour];

export const webhookTimeLimitMs = 10_000;

/** ERR_TOO_MANY_WEBHOOKS. */
export function requireRoomForWebhook(webhooks: readonly Webhook[]): void {
  if (webhooks.length >= mostWebhooks) throw new DomainError("ERR_TOO_MANY_WEBHOOKS");
}

/** As Standard Webhooks writes a secret, from 32 random bytes (base64url). */
export function webhookSecret(random: string): string {
  return `whsec_${random.replaceAll("-", "+").replaceAll("_", "/")}=`;
}

export function newDelivery(
  { id, webhookId, event, therapySessionId }: Pick<
    WebhookDelivery,
    "id" | "webhookId" | "event" | "therapySessionId"
  >,
  now: number,
): WebhookDelivery {
  return {
    ...{ id, webhookId, event, therapySessionId },
    state: "waiting",
    tries: 0,
    nextTryAt: now,
    statusCode: null,
    durationMs: null,
    createdAt: now,
    lastTriedAt: null,
  };
}

/** After a try: delivered by a status of 2xx, else repeated later, and failed after the last try. */
export function afterTry(
  delivery: WebhookDelivery,
  { statusCode, durationMs }: { statusCode: number | null; durationMs: number },
  now: number,
): WebhookDelivery {
  const tries = delivery.tries + 1;
  const tried = { ...delivery, tries, statusCode, durationMs, lastTriedAt: now };
  if (statusCode !== null && statusCode >= 200 && statusCode < 300) {
    return { ...tried, state: "delivered", nextTryAt: null };
  }
  const delay = retryAfterMs[tries - 1];
  if (delay === undefined) return { ...tried, state: "failed", nextTryAt: null };
  return { ...tried, nextTryAt: now + delay };
}

/** Sent again at once, with all its tries and the same id. ERR_ILLEGAL_TRANSITION while it waits for its first try. */
export function replay(delivery: WebhookDelivery, now: number): WebhookDelivery {
  if (delivery.state === "waiting" && delivery.tries === 0) {
    throw new DomainError("ERR_ILLEGAL_TRANSITION");
  }
  return { ...delivery, state: "waiting", tries: 0, nextTryAt: now };
}
