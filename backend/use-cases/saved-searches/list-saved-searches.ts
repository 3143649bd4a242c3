import type { SavedSearch } from "../../domain/saved-search.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function listSavedSearches(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<SavedSearch[]> {
  return await persistence.savedSearches.listOfUser(account.userId);
}
