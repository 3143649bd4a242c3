import { type Webhook, webhookSecret } from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { mailNewAccess } from "../api-keys/access-mail.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { requireOwnWebhook } from "./own-webhooks.ts";

/** Messages are signed with the new secret from now on. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STEP_UP_REQUIRED. */
export async function rotateWebhookSecret(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<{ webhook: Webhook; secret: string }> {
  const { account } = context;
  const secret = webhookSecret(auth.newSecret().secret);
  const webhook = await persistence.transaction(async (repositories) => {
    const found = await requireOwnWebhook(repositories, context, id);
    await requireFreshSignIn(repositories, context);
    await repositories.webhooks.saveSecret(id, auth.encrypt(secret));
    const { host } = new URL(found.url);
    await mailNewAccess(repositories, context, "webhook-secret-replaced", host);
    await recordAction(persistence, repositories, context, {
      ...{ action: "rotate-webhook-secret", kind: "user", id: account.userId },
      detail: { host },
    });
    return found;
  });
  return { webhook, secret };
}
