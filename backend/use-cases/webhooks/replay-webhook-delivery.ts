import { DomainError } from "../../domain/errors.ts";
import { replay, type WebhookDelivery } from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireOwnWebhook } from "./own-webhooks.ts";

/** Sends a message again under the same id. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION, ERR_TOO_MANY_REQUESTS. */
export async function replayWebhookDelivery(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const { account, now } = context;
  return await persistence.transaction(async (repositories) => {
    const { webhooks } = repositories;
    await requireOwnWebhook(repositories, context, id);
    const delivery = await webhooks.findDelivery(deliveryId);
    if (delivery?.webhookId !== id) throw new DomainError("ERR_NOT_FOUND");
    const replayed = replay(delivery, now);
    const counted = { limit: "webhookChecksPerPerson", by: account.userId } as const;
    await countRequest(auth, repositories.attempts, counted, now);
    await webhooks.saveDelivery(replayed);
    return replayed;
  });
}
