import { minute } from "../../domain/duration.ts";
import { shortInstantText as instantText } from "../../domain/instant-text.ts";
import { statusAt } from "../../domain/therapy-session.ts";
import { afterTry, type WebhookDelivery, webhookTimeLimitMs } from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";

const batch = { most: 60, ofWebhook: 20 };
const claimMs = batch.ofWebhook * webhookTimeLimitMs + minute;

type Run = {
  /** The current time (ms), read again before each message because sending takes time. */
  clock: () => number;
  stopping?: AbortSignal;
};

/**
 * Sends what is due: in turn to each address, side by side to all of them, so that a slow server delays its own messages
 * only. A process that stops meanwhile leaves its claims to the next one. Returns how many got no 2xx.
 */
export async function deliverDueWebhooks(
  { auth, persistence, webhookSender }: Pick<Ports, "auth" | "persistence" | "webhookSender">,
  { clock, stopping }: Run,
): Promise<{ delivered: number; failed: number }> {
  const now = clock();
  const nextDueAt = await persistence.webhooks.nextDueAt();
  if (nextDueAt === null || nextDueAt > now) return { delivered: 0, failed: 0 };
  const claimed = await persistence.transaction(({ webhooks }) =>
    webhooks.claimDue(now, now + claimMs, batch)
  );
  const outcomes = { delivered: 0, failed: 0 };
  const ofWebhooks = Object.values(Object.groupBy(claimed, ({ webhookId }) => webhookId));
  await Promise.all(ofWebhooks.map((deliveries) => deliverInTurn(deliveries!)));
  return outcomes;

  async function deliverInTurn(deliveries: WebhookDelivery[]): Promise<void> {
    for (const [nth, delivery] of deliveries.entries()) {
      if (stopping?.aborted) return;
      const tried = await deliver(delivery);
      outcomes[tried.state === "delivered" ? "delivered" : "failed"]++;
      if (tried.statusCode === null) return await release(deliveries.slice(nth + 1));
    }
  }

  /** The others of a server that does not answer are due again at once, for the next run. */
  async function release(deliveries: WebhookDelivery[]): Promise<void> {
    await persistence.transaction(async ({ webhooks }) => {
      for (const delivery of deliveries) await webhooks.saveDelivery(delivery);
    });
  }

  async function deliver(delivery: WebhookDelivery): Promise<WebhookDelivery> {
    const startedAt = clock();
    const statusCode = await send(delivery, startedAt);
    const at = clock();
    const tried = statusCode === "closed"
      ? { ...delivery, state: "failed" as const, nextTryAt: null, lastTriedAt: at }
      : afterTry(delivery, { statusCode, durationMs: at - startedAt }, at);
    await persistence.transaction(({ webhooks }) => webhooks.saveDelivery(tried));
    return tried;
  }

  /** "closed": the owner is disabled or no practitioner any more, or there is no session to name. */
  async function send(
    { id, webhookId, event, therapySessionId, createdAt }: WebhookDelivery,
    at: number,
  ): Promise<number | null | "closed"> {
    const webhook = await persistence.webhooks.find(webhookId);
    const owner = webhook && await persistence.users.find(webhook.userId);
    const secret = webhook && auth.decrypt(webhook.secretSealed);
    if (!owner || owner.disabledAt !== null || owner.therapistId === null || !secret) {
      return "closed";
    }
    const session = therapySessionId && await sessionData(therapySessionId, owner.therapistId, at);
    if (therapySessionId !== null && !session) return "closed";
    const body = JSON.stringify({
      type: event,
      timestamp: instantText(createdAt),
      data: session ? { session } : {},
    });
    const message = { id, url: webhook.url, secret, body, now: at };
    return (await webhookSender.send(message)).statusCode;
  }

  /** Read when it is sent: nothing about the client is stored with the message. */
  async function sessionData(id: string, therapistId: string, at: number) {
    const session = await persistence.therapySessions.findEntry(id, false);
    if (session?.therapist.id !== therapistId) return null;
    return {
      id: session.id,
      status: statusAt(session, at),
      startsAt: instantText(session.startsAt),
      endsAt: instantText(session.endsAt),
      timeZone: session.timeZone,
      practiceType: session.practiceType,
      meetingType: session.meetingType,
      client: { id: session.client.id, name: session.client.name },
    };
  }
}
