import { DomainError } from "../../domain/errors.ts";
import type { Webhook } from "../../domain/webhook.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

/** ERR_FORBIDDEN when the caller is not a practitioner, ERR_NOT_FOUND for the webhook of another one. */
export async function requireOwnWebhook(
  { webhooks }: Pick<Repositories, "webhooks">,
  { account }: Pick<Context, "account">,
  id: string,
): Promise<Webhook> {
  requireOwnProfile(account, "use-api");
  const webhook = await webhooks.find(id);
  if (webhook?.userId !== account.userId) throw new DomainError("ERR_NOT_FOUND");
  return webhook;
}
