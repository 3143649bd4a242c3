import type { BookingState, Hold, StoredDetails } from "./booking-state.ts";
import type { FreeTime } from "./free-time-queries.ts";

/** What a page with a chosen time leaves in its tab, so that a reload goes on. */
export type LeftPage = {
  step: BookingState["step"];
  hold: Hold | null;
  /** The chosen time, which the visitor's own hold may hide from the free ones. */
  time: FreeTime;
  typed: StoredDetails;
  /** The signed-in person who typed it. */
  by: string | null;
};

export const leftPagePrefix = "heaolu.left ";
