import { ownerOf, type Team } from "../../domain/team.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";

type Needed = Pick<Repositories, "outbox" | "therapists" | "users">;

const path = "/sessions/team";

/** To the practitioner who is invited. */
export async function mailInvited(
  repositories: Needed,
  team: Team,
  therapistId: string,
  now: number,
): Promise<void> {
  const owner = await nameOf(repositories, ownerOf(team));
  await mail(repositories, therapistId, "team-invitation", { team: team.name, owner }, now);
}

/** To the owner, about a member who came or went. */
export async function mailOwner(
  repositories: Needed,
  team: Team,
  { template, memberId, upcoming = 0 }: {
    template: "team-joined" | "team-left";
    memberId: string;
    /** Sessions that the member still has. */
    upcoming?: number;
  },
  now: number,
): Promise<void> {
  const member = await nameOf(repositories, memberId);
  const facts = { team: team.name, member, ...(upcoming > 0 && { upcoming: `${upcoming}` }) };
  await mail(repositories, ownerOf(team), template, facts, now);
}

/** To a member whom the owner removed, or who owns the team now. */
export async function mailMember(
  repositories: Needed,
  team: Team,
  { template, memberId }: { template: "team-removed" | "team-handed-over"; memberId: string },
  now: number,
): Promise<void> {
  await mail(repositories, memberId, template, { team: team.name }, now);
}

async function nameOf({ therapists }: Needed, id: string | undefined): Promise<string> {
  return (id && (await therapists.find(id))?.name) || "";
}

async function mail(
  { outbox, therapists, users }: Needed,
  therapistId: string | undefined,
  template: MailTemplate,
  facts: Record<string, string>,
  now: number,
): Promise<void> {
  const therapist = therapistId ? await therapists.find(therapistId) : null;
  const user = therapist?.userId ? await users.find(therapist.userId) : null;
  if (!user || user.disabledAt !== null) return;
  const { id: about, email: to, language } = user;
  await outbox.add({ to, about, language, template, facts: { ...facts, path } }, now);
}
