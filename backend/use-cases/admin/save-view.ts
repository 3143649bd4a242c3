import { DomainError } from "../../domain/errors.ts";
import { requireOwnView, type SavedView, savedViewLimits } from "../../domain/saved-view.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireList } from "./require-list.ts";

/**
 * Without an id, a view of the caller with the same name is replaced. ERR_TOO_MANY_VIEWS for one
 * too many, ERR_DUPLICATE_ENTITY for a changed view with the name of another one.
 */
export async function saveView(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, ...input }: Pick<SavedView, "list" | "name" | "search" | "shared"> & {
    id?: string | undefined;
  },
): Promise<SavedView> {
  requireList(account, input.list);
  return await persistence.transaction(async ({ savedViews }) => {
    const { userId: ownerId } = account;
    const named = (await savedViews.list(input.list, ownerId))
      .find((view) => view.ownerId === ownerId && view.name === input.name);
    const known = id ? requireOwnView(await savedViews.find(id), ownerId) : named;
    if (known && known.list !== input.list) throw new DomainError("ERR_NOT_FOUND");
    if (known && named && named.id !== known.id) throw new DomainError("ERR_DUPLICATE_ENTITY");
    if (!known && await savedViews.countOf(ownerId) >= savedViewLimits.perOwner) {
      throw new DomainError("ERR_TOO_MANY_VIEWS");
    }
    const fresh = { id: persistence.newId(), ownerId, createdAt: now };
    const view = { ...fresh, ...known, ...input };
    await savedViews.save(view);
    return view;
  });
}
