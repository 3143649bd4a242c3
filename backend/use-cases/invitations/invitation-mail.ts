import { DomainError } from "../../domain/errors.ts";
import { type Invitation, newInvitation } from "../../domain/invitation.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Auth } from "../../ports/auth.ts";

type NewInvitation = Pick<
  Invitation,
  "email" | "language" | "therapistId" | "leadId" | "createdBy"
>;

/**
 * Adds an invitation with its mail, and revokes the open one of the same address. Throws ERR_DUPLICATE_ENTITY when the
 * profile has a user or the address is a practitioner's. `now` in ms.
 */
export async function sendInvitation(
  { auth, persistence }: { auth: Auth; persistence: Pick<Persistence, "newId"> },
  repositories: Repositories,
  facts: NewInvitation,
  now: number,
): Promise<Invitation> {
  await requireFreeProfile(repositories, facts.therapistId);
  const user = await repositories.users.findByEmail(facts.email);
  if (user?.therapistId) throw new DomainError("ERR_DUPLICATE_ENTITY");
  const { secret, hash } = auth.newSecret();
  const invitation = newInvitation({ id: persistence.newId(), hash, ...facts }, now);
  await repositories.invitations.revokeOpen(facts.email, now);
  await repositories.invitations.add(invitation);
  await mailInvitation(repositories, invitation, secret, "invitation", now);
  return invitation;
}

/** The secret is only in the mail. */
export async function mailInvitation(
  { outbox }: Pick<Repositories, "outbox">,
  { email, language }: Invitation,
  secret: string,
  template: "invitation" | "invitation-reminder",
  now: number,
): Promise<void> {
  await outbox.add(
    { to: email, language, template, facts: { path: `/register?hash=${secret}` } },
    now,
  );
}

async function requireFreeProfile({ therapists }: Repositories, id: string | null) {
  if (id === null) return;
  const therapist = await therapists.find(id);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  if (therapist.userId !== null) throw new DomainError("ERR_DUPLICATE_ENTITY");
}
