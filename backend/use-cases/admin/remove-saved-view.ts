import { requireOwnView } from "../../domain/saved-view.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** ERR_NOT_FOUND, ERR_FORBIDDEN for a shared view of another administrator. */
export async function removeSavedView(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { id }: { id: string },
): Promise<void> {
  requireRight(account, "keep-views");
  await persistence.transaction(async ({ savedViews }) => {
    const { id: own } = requireOwnView(await savedViews.find(id), account.userId);
    await savedViews.remove(own);
  });
}
