import type { SuitabilityRecord } from "../../domain/suitability/acknowledgement.ts";

/** What clients acknowledged before booking, encrypted. Instants in ms. */
export interface SuitabilityRecords {
  add(record: SuitabilityRecord): Promise<void>;
  ofSession(therapySessionId: string): Promise<SuitabilityRecord | null>;
  /** The oldest first. */
  listOfUser(userId: string): Promise<SuitabilityRecord[]>;
  /** Moves the record of an accepted request to its session. */
  moveToSession(sessionRequestId: string, therapySessionId: string): Promise<void>;
  /** Hides all warnings of the user from practitioners. */
  hideOfUser(userId: string): Promise<void>;
}
