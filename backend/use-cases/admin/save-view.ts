import { DomainError } from "../../domain/errors.ts";
import { type SavedView, savedViewLimits } from "../../domain/saved-view.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireList } from "./require-list.ts";

/** A view of the caller with the same name is replaced. ERR_TOO_MANY_VIEWS for one too many. */
export async function saveView(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: Pick<SavedView, "list" | "name" | "search" | "shared">,
): Promise<SavedView> {
  requireList(account, input.list);
  return await persistence.transaction(async ({ savedViews }) => {
    const { userId: ownerId } = account;
    const known = (await savedViews.list(input.list, ownerId))
      .find((view) => view.ownerId === ownerId && view.name === input.name);
    if (!known && await savedViews.countOf(ownerId) >= savedViewLimits.perOwner) {
      throw new DomainError("ERR_TOO_MANY_VIEWS");
    }
    const fresh = { id: persistence.newId(), ownerId, createdAt: now };
    const view = { ...fresh, ...known, ...input };
    await savedViews.save(view);
    return view;
  });
}
