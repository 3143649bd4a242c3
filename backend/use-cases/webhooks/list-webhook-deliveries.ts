import type { WebhookDelivery } from "../../domain/webhook.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnWebhook } from "./own-webhooks.ts";

/** The latest first. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function listWebhookDeliveries(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, ...query }: PageQuery & { id: string },
): Promise<Page<WebhookDelivery>> {
  await requireOwnWebhook(persistence, context, id);
  return await persistence.webhooks.listDeliveries(id, query);
}
