import type { StoredHold } from "../../domain/booking.ts";
import type { OwnHold } from "../../domain/hold-limits.ts";

/** Times that are kept while a visitor fills in the booking form. Instants in ms. */
export interface Holds {
  find(id: string): Promise<StoredHold | null>;
  /** The holder's holds that are live at `now`. */
  listOfHolder(holderHash: string, now: number): Promise<OwnHold[]>;
  /** The holds of guests of a network that are live at `now`. */
  listGuestsOfNetwork(
    networkHash: string,
    now: number,
  ): Promise<Pick<StoredHold, "id" | "expiresAt">[]>;
  /** The holds of an account that are live at `now`. */
  listLive(accountId: string, now: number): Promise<StoredHold[]>;
  /** ERR_SLOT_TAKEN when the time overlaps a booking or hold. */
  add(hold: StoredHold): Promise<void>;
  extend(id: string, expiresAt: number): Promise<void>;
  delete(id: string): Promise<void>;
  hasExpired(now: number): Promise<boolean>;
  /** Deletes the expired holds of all accounts; returns the account of each. */
  deleteExpired(now: number): Promise<string[]>;
  deleteExpiredOf(accountId: string, now: number): Promise<void>;
}
