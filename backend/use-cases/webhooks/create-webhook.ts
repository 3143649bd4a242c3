import {
  requireRoomForWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
  webhookSecret,
} from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { mailNewAccess } from "../api-keys/access-mail.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { requireOwnProfile } from "../require-right.ts";

/**
 * ERR_FORBIDDEN when the caller is not a practitioner, ERR_STEP_UP_REQUIRED, ERR_WEBHOOK_ADDRESS, ERR_TOO_MANY_WEBHOOKS,
 * ERR_TOO_MANY_REQUESTS.
 */
export async function createWebhook(
  ports: Pick<Ports, "auth" | "persistence" | "webhookSender">,
  context: Context,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const { auth, persistence, webhookSender } = ports;
  const { account, now } = context;
  requireOwnProfile(account, "use-api");
  await requireFreshSignIn(persistence, context);
  await countRequests(ports, now, [{ limit: "webhookChecksPerPerson", by: account.userId }]);
  await webhookSender.check(url);
  const secret = webhookSecret(auth.newSecret().secret);
  const webhook: Webhook = {
    id: persistence.newId(),
    userId: account.userId,
    url,
    events: webhookEvents.filter((event) => events.includes(event)),
    secretSealed: auth.encrypt(secret),
    createdAt: now,
    pausedAt: null,
  };
  await persistence.transaction(async (repositories) => {
    const { webhooks } = repositories;
    requireRoomForWebhook(await webhooks.listOf(account.userId));
    await webhooks.add(webhook);
    await mailNewAccess(repositories, context, "webhook-added", new URL(url).host);
    await recordAction(persistence, repositories, context, {
      ...{ action: "create-webhook", kind: "user", id: account.userId },
      detail: { host: new URL(url).host, events: webhook.events.join(" ") },
    });
  });
  return { webhook, secret };
}
