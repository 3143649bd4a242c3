import type {
  BookingOwner,
  DisableEffects,
  PendingCancellation,
} from "../../domain/disable-effects.ts";

/** What disabling an account or a profile changes. Instants in ms. */
export interface Disabled {
  /** Null: no account, no profile. */
  countEffects(
    of: { userId: string | null; therapistId: string | null },
    now: number,
  ): Promise<DisableEffects>;
  /** Since when a profile is disabled; null when it is not. */
  profileDisabledAt(therapistId: string): Promise<number | null>;
  /**
   * Hides the profile and its times, or shows them again as far as the profile is approved and its practitioner wants it.
   */
  saveProfile(therapistId: string, disabledAt: number | null, now: number): Promise<void>;
  /** Ids of sessions that were booked before `bookedBefore` and begin after `now`, the earliest first. */
  listComing(
    of: BookingOwner,
    query: { now: number; bookedBefore: number; limit: number },
  ): Promise<string[]>;
  /** Ids of the holds in the calendar of a profile. */
  listHolds(therapistId: string): Promise<string[]>;
  /** Ids of orders that wait for their payment. */
  listOrders(therapistId: string, now: number): Promise<string[]>;
  /** Ids of active packages. */
  listPackages(therapistId: string): Promise<string[]>;
  addCancellation(cancellation: PendingCancellation): Promise<void>;
  /** The oldest. */
  nextCancellation(): Promise<PendingCancellation | null>;
  removeCancellation(id: string): Promise<void>;
}
