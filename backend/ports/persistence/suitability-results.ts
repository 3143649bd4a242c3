import type { Draft, Result } from "../../domain/suitability/result.ts";

/** Drafts and results of the test, encrypted. Instants in ms. */
export interface SuitabilityResults {
  findDraft(userId: string): Promise<Draft | null>;
  /** Replaces the user's draft. */
  saveDraft(userId: string, draft: Draft): Promise<void>;
  deleteDraft(userId: string): Promise<void>;
  deleteDraftsUnchangedSince(instant: number): Promise<void>;
  find(id: string): Promise<Result | null>;
  /** The newest first, all unless `most` says how many. */
  listOfUser(userId: string, most?: number): Promise<Result[]>;
  /** The oldest first. `after`: when the last one of the page before was taken, and its id. */
  listAllOfUser(
    userId: string,
    page: { limit: number; after: [takenAt: number, id: string] | null },
  ): Promise<Result[]>;
  /** The newest result of each user whose id comes after `after`, by user id. */
  listNewest(page: { after: string; limit: number }): Promise<Result[]>;
  add(result: Result): Promise<void>;
  delete(id: string): Promise<void>;
  /** All results, not the draft. */
  deleteOfUser(userId: string): Promise<void>;
}
