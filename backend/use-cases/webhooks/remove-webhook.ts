import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { requireOwnWebhook } from "./own-webhooks.ts";

/** With its deliveries, also those that wait. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STEP_UP_REQUIRED. */
export async function removeWebhook(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<void> {
  const { account } = context;
  await persistence.transaction(async (repositories) => {
    const { url } = await requireOwnWebhook(repositories, context, id);
    await requireFreshSignIn(repositories, context);
    await repositories.webhooks.remove(id);
    await recordAction(persistence, repositories, context, {
      ...{ action: "remove-webhook", kind: "user", id: account.userId },
      detail: { host: new URL(url).host },
    });
  });
}
