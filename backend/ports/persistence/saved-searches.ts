import type { SavedSearch } from "../../domain/saved-search.ts";

/** Instants in ms. */
export interface SavedSearches {
  find(id: string): Promise<SavedSearch | null>;
  /** In the order in which they were saved. */
  listOfUser(userId: string): Promise<SavedSearch[]>;
  /** Of enabled users, not looked at since `instant`, the longest ago first. */
  listDue(instant: number, limit: number): Promise<SavedSearch[]>;
  add(search: SavedSearch): Promise<void>;
  saveWish(id: string, wish: Pick<SavedSearch, "name" | "filters">): Promise<void>;
  saveLook(
    id: string,
    look: Pick<SavedSearch, "fitted" | "lookedAt" | "mailedAt">,
  ): Promise<void>;
  delete(id: string): Promise<void>;
  deleteOfUser(userId: string): Promise<void>;
}
