import { newDelivery, type WebhookDelivery } from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireOwnWebhook } from "./own-webhooks.ts";

/** Queues a message without a session. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS. */
export async function sendTestWebhook(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<WebhookDelivery> {
  const { account, now } = context;
  return await persistence.transaction(async (repositories) => {
    const { id: webhookId } = await requireOwnWebhook(repositories, context, id);
    const counted = { limit: "webhookChecksPerPerson", by: account.userId } as const;
    await countRequest(auth, repositories.attempts, counted, now);
    const delivery = newDelivery(
      { id: persistence.newId(), webhookId, event: "webhook.test", therapySessionId: null },
      now,
    );
    await repositories.webhooks.addDelivery(delivery);
    return delivery;
  });
}
