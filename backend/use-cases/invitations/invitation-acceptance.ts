import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Invitation, isOpen } from "../../domain/invitation.ts";
import type { Lead } from "../../domain/lead.ts";
import { hasDetails, profileFromLead } from "../../domain/lead-profile.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { followAccount } from "../therapists/follow-account.ts";

/**
 * Links a profile to the user: the one of the invitation, else the one with the invited address, else a new hidden one.
 * Throws ERR_DUPLICATE_ENTITY when the user has a profile or the profile another user. `now` in ms.
 */
export async function acceptInvitation(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  invitation: Invitation,
  user: User,
  now: number,
): Promise<void> {
  const { invitations, leads, therapists } = repositories;
  const lead = invitation.leadId === null ? null : await leads.find(invitation.leadId);
  if (user.therapistId) throw new DomainError("ERR_DUPLICATE_ENTITY");
  const [namesake] = await therapists.listUnlinked(invitation.email);
  let profile = invitation.therapistId ?? namesake?.id;
  if (!profile) {
    profile = persistence.newId();
    await therapists.addHidden({ id: profile, name: user.name, email: user.email }, now);
    if (lead) await draftFromLead(persistence, repositories, { profile, lead, user }, now);
  }
  await therapists.linkUser(profile, user.id, now);
  await followAccount(persistence, repositories, { account: { userId: user.id }, now }, user);
  await invitations.save({ ...invitation, claimedBy: user.id, usedAt: now });
  if (lead) await leads.save({ ...lead, state: "profile-started", updatedAt: now });
}

async function draftFromLead(
  { newId }: Pick<Persistence, "newId">,
  { domainValues, profiles }: Pick<Repositories, "domainValues" | "profiles">,
  { profile, lead, user }: { profile: string; lead: Lead; user: User },
  now: number,
): Promise<void> {
  const published = await profiles.findPublished(profile);
  if (!published || !hasDetails(lead)) return;
  const cities = (await domainValues.list()).filter(({ domainCode }) => domainCode === "CITY");
  await profiles.saveDraft(profile, {
    content: profileFromLead(published.content, lead, { cities, newId }),
    version: 1,
    basedOn: published.version,
    updatedAt: now,
  }, user.id);
}

export async function acceptClaimedInvitation(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  user: User,
  now: number,
): Promise<void> {
  const invitation = await repositories.invitations.findClaimedBy(user.id);
  // An invitation that has expired or whose profile is taken must not keep the user from signing in.
  if (!isOpen(invitation, now) || user.therapistId) return;
  const profile = invitation.therapistId &&
    await repositories.therapists.find(invitation.therapistId);
  if (profile && profile.userId !== null) return;
  await acceptInvitation(persistence, repositories, invitation, user, now);
}
