import { DomainError } from "../../domain/errors.ts";
import { type Invitation, isOpen } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

export async function getInvitation(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { hash }: { hash: string },
): Promise<Invitation> {
  const invitation = await persistence.invitations.findByHash(auth.hashSecret(hash));
  if (!isOpen(invitation, now)) throw new DomainError("ERR_NOT_FOUND");
  return invitation;
}
