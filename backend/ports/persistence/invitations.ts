import type { Invitation } from "../../domain/invitation.ts";

export interface Invitations {
  add(invitation: Invitation): Promise<void>;
  findByHash(hash: string): Promise<Invitation | null>;
  /** The invitation this user registered with last. */
  findClaimedBy(userId: string): Promise<Invitation | null>;
  save(invitation: Invitation): Promise<void>;
  unclaim(userId: string): Promise<void>;
}
