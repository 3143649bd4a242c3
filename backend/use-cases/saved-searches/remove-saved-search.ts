import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function removeSavedSearch(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async ({ savedSearches }) => {
    const search = await savedSearches.find(id);
    if (search?.userId !== account.userId) throw new DomainError("ERR_NOT_FOUND");
    await savedSearches.delete(id);
  });
}
