import type { Webhook } from "../../domain/webhook.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

/** The caller's webhooks, the oldest first. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listWebhooks(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<Webhook[]> {
  requireOwnProfile(account, "use-api");
  return await persistence.webhooks.listOf(account.userId);
}
