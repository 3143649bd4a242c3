import type { BookingRequest } from "../../domain/booking-request.ts";

/** Bookings of people without an account. Instants in ms. */
export interface BookingRequests {
  find(id: string): Promise<BookingRequest | null>;
  findByLink(linkHash: string): Promise<BookingRequest | null>;
  add(request: BookingRequest): Promise<void>;
  save(
    id: string,
    changes: Partial<
      Pick<
        BookingRequest,
        "tries" | "confirmedAt" | "therapySessionId" | "sessionRequestId" | "sessionOrderId"
      >
    >,
  ): Promise<void>;
  /** When the unconfirmed requests of an address end that wait at `now`, of times that this network holds. */
  listExpiries(
    of: { email: string; networkHash: string | null },
    now: number,
  ): Promise<number[]>;
  /** Which of these holds wait for the proof of a mailbox at `now`. */
  waitingHolds(holdIds: string[], now: number): Promise<Set<string>>;
  /** Ends the unconfirmed requests for a hold at `now`. */
  endOfHold(holdId: string, now: number): Promise<void>;
  /** Deletes the unconfirmed requests for a hold. */
  deleteOfHold(holdId: string): Promise<void>;
  /** Deletes unconfirmed requests that ended, and confirmed ones that were confirmed, before these instants. */
  deleteBefore(instants: { ended: number; confirmed: number }): Promise<void>;
}
