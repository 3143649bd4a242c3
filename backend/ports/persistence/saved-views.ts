import type { SavedView } from "../../domain/saved-view.ts";

export interface SavedViews {
  find(id: string): Promise<SavedView | null>;
  /** The own and the shared ones of a list, by name. */
  list(list: string, userId: string): Promise<SavedView[]>;
  countOf(ownerId: string): Promise<number>;
  /** Adds it, or changes its name, address and whether it is shared. */
  save(view: SavedView): Promise<void>;
  remove(id: string): Promise<void>;
}
