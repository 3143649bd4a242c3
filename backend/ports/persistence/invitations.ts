import type { Invitation } from "../../domain/invitation.ts";

export interface Invitations {
  add(invitation: Invitation): Promise<void>;
  findByHash(hash: string): Promise<Invitation | null>;
  /** The one somebody registered with last. */
  findClaimedBy(userId: string): Promise<Invitation | null>;
  save(invitation: Invitation): Promise<void>;
  /** Whatever this person registered with is open to others again. */
  unclaim(userId: string): Promise<void>;
}
