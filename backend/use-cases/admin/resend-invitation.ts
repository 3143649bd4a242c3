import { DomainError } from "../../domain/errors.ts";
import { type Invitation, renewed } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailInvitation } from "../invitations/invitation-mail.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Mails a new secret; the earlier one ends. Throws ERR_INVITATION_USED for an accepted invitation. */
export async function resendInvitation(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<Invitation> {
  requireRight(account, "invite-practitioners");
  return await persistence.transaction(async (repositories) => {
    const found = await repositories.invitations.find(id);
    if (!found) throw new DomainError("ERR_NOT_FOUND");
    if (found.usedAt !== null) throw new DomainError("ERR_INVITATION_USED");
    const { secret, hash } = auth.newSecret();
    const invitation = renewed(found, hash, now);
    await repositories.invitations.revokeOpen(found.email, now);
    await repositories.invitations.save(invitation);
    await mailInvitation(repositories, invitation, secret, "invitation", now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "resend-invitation",
      kind: "invitation",
      id,
    });
    return invitation;
  });
}
