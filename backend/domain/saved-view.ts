import { DomainError } from "./errors.ts";

export const savedViewLimits = { list: 40, name: 60, search: 500, perOwner: 50 } as const;

/** The lists that have named views: their page's path after `/admin/`. */
export const viewedList = /^[a-z][a-z-]{0,39}$/;

/** Filters, order and columns of a list under a name. */
export type SavedView = {
  id: string;
  ownerId: string;
  list: string;
  name: string;
  /** The search part of the address, without its "?". */
  search: string;
  /** Whether all administrators see it. */
  shared: boolean;
  /** ms */
  createdAt: number;
};

/** Only its owner changes a view. ERR_NOT_FOUND for a view of another administrator that is not shared, ERR_FORBIDDEN. */
export function requireOwnView(view: SavedView | null, userId: string): SavedView {
  if (!view || (view.ownerId !== userId && !view.shared)) throw new DomainError("ERR_NOT_FOUND");
  if (view.ownerId !== userId) throw new DomainError("ERR_FORBIDDEN");
  return view;
}
