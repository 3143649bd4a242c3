import { DomainError } from "../../domain/errors.ts";
import { type Invitation, stateOf } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Revoking again changes nothing. Throws ERR_INVITATION_USED for an accepted invitation. */
export async function revokeInvitation(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<Invitation> {
  requireRight(account, "invite-practitioners");
  return await persistence.transaction(async (repositories) => {
    const { invitations } = repositories;
    const invitation = await invitations.find(id);
    if (!invitation) throw new DomainError("ERR_NOT_FOUND");
    const state = stateOf(invitation, now);
    if (state === "used") throw new DomainError("ERR_INVITATION_USED");
    if (state === "revoked") return invitation;
    const revoked = { ...invitation, revokedAt: now };
    await invitations.save(revoked);
    await recordAction(persistence, repositories, { account, now }, {
      action: "revoke-invitation",
      kind: "invitation",
      id,
    });
    return revoked;
  });
}
