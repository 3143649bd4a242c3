import type { SavedView } from "../../domain/saved-view.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireList } from "./require-list.ts";

/** The own and the shared views of a list, by name. */
export async function listSavedViews(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { list }: { list: string },
): Promise<SavedView[]> {
  requireList(account, list);
  return await persistence.savedViews.list(list, account.userId);
}
