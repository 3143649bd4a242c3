import type { Invitation, InvitationState } from "../../domain/invitation.ts";
import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

export interface Invitations {
  add(invitation: Invitation): Promise<void>;
  find(id: string): Promise<Invitation | null>;
  findByHash(hash: string): Promise<Invitation | null>;
  /** The invitation this user registered with last. */
  findClaimedBy(userId: string): Promise<Invitation | null>;
  /** The open ones that answer a lead. `now` in ms. */
  listOpenOfLead(leadId: string, now: number): Promise<Invitation[]>;
  /** Newest first. */
  list(query: InvitationQuery): Promise<CountedPage<Invitation>>;
  /** Open ones without a reminder that expire at `expiringBy` or earlier. Instants in ms. */
  listToRemind(query: { now: number; expiringBy: number; limit: number }): Promise<Invitation[]>;
  save(invitation: Invitation): Promise<void>;
  /** Revokes what is open for this address: an address has one open invitation. `now` in ms. */
  revokeOpen(email: string, now: number): Promise<void>;
  unclaim(userId: string): Promise<void>;
  /** Those that were accepted, revoked or expired before this instant (ms). */
  deleteEndedBefore(instant: number): Promise<void>;
}

export type InvitationQuery = OrderedQuery & {
  now: number;
  /** A part of the address. */
  text?: string | undefined;
  state?: InvitationState | undefined;
};
