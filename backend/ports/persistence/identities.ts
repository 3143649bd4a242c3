import type { LinkedIdentity } from "../../domain/identity.ts";
import type { LinkTicket, PendingSignIn } from "../../domain/pending-sign-in.ts";

/** Who may sign in through whom, and those who are on their way. */
export interface Identities {
  find(issuer: string, subject: string): Promise<LinkedIdentity | null>;
  /** Oldest first. */
  listOf(userId: string): Promise<LinkedIdentity[]>;
  /** ERR_DUPLICATE_ENTITY when the identity opens an account already. */
  add(identity: LinkedIdentity): Promise<void>;
  remove(id: string): Promise<void>;
  removeAllOf(userId: string): Promise<void>;

  addPending(pending: PendingSignIn): Promise<void>;
  /** Finds and removes: whoever comes with the same state again finds nothing. */
  takePending(stateHash: string): Promise<PendingSignIn | null>;

  addTicket(ticket: LinkTicket): Promise<void>;
  findTicket(hash: string): Promise<LinkTicket | null>;
  removeTicket(hash: string): Promise<void>;

  /** Removes what was pending and the tickets that expired before `instant` (ms). */
  removeExpired(instant: number): Promise<void>;
}
