import { isUnverified } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Invitation, requireOpen } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

/**
 * With the name of the application it answers, "" without one. Throws ERR_NOT_FOUND for an unknown secret, and what
 * closed a known invitation.
 */
export async function getInvitation(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { hash }: { hash: string },
): Promise<Invitation & { name: string; hasAccount: boolean }> {
  const invitation = await persistence.invitations.findByHash(auth.hashSecret(hash));
  if (!invitation) throw new DomainError("ERR_NOT_FOUND");
  requireOpen(invitation, invitation.email, now);
  const lead = invitation.leadId === null ? null : await persistence.leads.find(invitation.leadId);
  const owner = await persistence.users.findByEmail(invitation.email);
  const hasAccount = owner !== null && !isUnverified(owner);
  return { ...invitation, name: lead?.name ?? "", hasAccount };
}
