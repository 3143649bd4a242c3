import { type Webhook, type WebhookEvent, webhookEvents } from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { requireOwnWebhook } from "./own-webhooks.ts";

type Input = { id: string; url: string; events: readonly WebhookEvent[]; paused: boolean };

/**
 * The secret and the deliveries stay; what waits goes to the new address. ERR_FORBIDDEN, ERR_NOT_FOUND,
 * ERR_STEP_UP_REQUIRED, ERR_WEBHOOK_ADDRESS, ERR_TOO_MANY_REQUESTS.
 */
export async function updateWebhook(
  ports: Pick<Ports, "auth" | "persistence" | "webhookSender">,
  context: Context,
  { id, url, events, paused }: Input,
): Promise<Webhook> {
  const { persistence, webhookSender } = ports;
  const { account, now } = context;
  const found = await requireOwnWebhook(persistence, context, id);
  await requireFreshSignIn(persistence, context);
  if (url !== found.url) {
    await countRequests(ports, now, [{ limit: "webhookChecksPerPerson", by: account.userId }]);
    await webhookSender.check(url);
  }
  return await persistence.transaction(async (repositories) => {
    const webhook = await requireOwnWebhook(repositories, context, id);
    const changed = {
      ...webhook,
      url,
      events: webhookEvents.filter((event) => events.includes(event)),
      pausedAt: paused ? webhook.pausedAt ?? now : null,
    };
    await repositories.webhooks.save(changed);
    await recordAction(persistence, repositories, context, {
      ...{ action: "update-webhook", kind: "user", id: account.userId },
      ...{ before: facts(webhook), after: facts(changed) },
    });
    return changed;
  });
}

function facts({ url, events, pausedAt }: Webhook) {
  return {
    host: new URL(url).host,
    events: events.join(" "),
    paused: pausedAt === null ? "no" : "yes",
  };
}
