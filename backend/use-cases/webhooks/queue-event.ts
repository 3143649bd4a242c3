import { newDelivery, type WebhookEvent } from "../../domain/webhook.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";

/** Queues the change of a session for the webhooks of its practitioner, in the transaction of the change. `now` in ms. */
export async function queueEvent(
  { newId }: Pick<Persistence, "newId">,
  { webhooks }: Pick<Repositories, "webhooks">,
  session: { id: string; therapistId: string },
  event: WebhookEvent,
  now: number,
): Promise<void> {
  for (const { id: webhookId, events } of await webhooks.listOfTherapist(session.therapistId)) {
    if (!events.includes(event)) continue;
    const facts = { id: newId(), webhookId, event, therapySessionId: session.id };
    await webhooks.addDelivery(newDelivery(facts, now));
  }
}
