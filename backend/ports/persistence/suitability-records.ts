import type { SuitabilityRecord } from "../../domain/suitability/acknowledgement.ts";

/** What clients acknowledged before booking, encrypted. Instants in ms. */
export interface SuitabilityRecords {
  add(record: SuitabilityRecord): Promise<void>;
  /** In place of what was acknowledged for the session before. */
  replaceOfSession(
    record: SuitabilityRecord & { booking: { therapySessionId: string } },
  ): Promise<void>;
  ofBooking(booking: SuitabilityRecord["booking"]): Promise<SuitabilityRecord | null>;
  /** The oldest first. */
  listOfUser(userId: string): Promise<SuitabilityRecord[]>;
  /** Moves the record of an accepted request to its session. */
  moveToSession(sessionRequestId: string, therapySessionId: string): Promise<void>;
  /** Hides all warnings of the user from practitioners. */
  hideOfUser(userId: string): Promise<void>;
}
