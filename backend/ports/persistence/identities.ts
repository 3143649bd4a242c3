import type { LinkedIdentity } from "../../domain/identity.ts";
import type { LinkTicket, PendingSignIn } from "../../domain/pending-sign-in.ts";

export interface Identities {
  find(issuer: string, subject: string): Promise<LinkedIdentity | null>;
  listOf(userId: string): Promise<LinkedIdentity[]>;
  /** Throws ERR_DUPLICATE_ENTITY when the identity is linked already. */
  add(identity: LinkedIdentity): Promise<void>;
  remove(id: string): Promise<void>;
  removeAllOf(userId: string): Promise<void>;

  addPending(pending: PendingSignIn): Promise<void>;
  /** Finds and removes, so that a state is used once. */
  takePending(stateHash: string): Promise<PendingSignIn | null>;

  addTicket(ticket: LinkTicket): Promise<void>;
  findTicket(hash: string): Promise<LinkTicket | null>;
  removeTicket(hash: string): Promise<void>;

  removeExpired(instant: number): Promise<void>;
}
