import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { joinedIn, memberOf, type Team } from "../../domain/team.ts";
import { isSamePractice, type TeamPractice } from "../../domain/team-times.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import { mayDo } from "../../domain/rights.ts";

type ShownTeam = {
  team: Team;
  /** Members who are shown in search, in the order of the team. */
  members: Therapist[];
};

/** A team without a shown member exists only for its members and admins. ERR_NOT_FOUND. */
export async function findShownTeam(
  { persistence }: Pick<Ports, "persistence">,
  account: Account | null,
  idOrSlug: string,
): Promise<ShownTeam> {
  const team = await persistence.teams.findBySlug(idOrSlug) ??
    await persistence.teams.find(idOrSlug);
  if (!team) throw new DomainError("ERR_NOT_FOUND");
  const members = (await persistence.therapists.findMany(joinedIn(team)))
    .filter(({ showInSearch }) => showInSearch);
  const seesHidden = mayDo(account, "manage-teams") ||
    (account?.therapistId && memberOf(team, account.therapistId));
  if (members.length === 0 && !seesHidden) throw new DomainError("ERR_NOT_FOUND");
  return { team, members };
}

export type OfferingMember = { therapist: Therapist; practice: Practice };

/** No practitioner is a client of the own calendar. */
export function othersThan(
  account: Account | null,
  offering: readonly OfferingMember[],
): OfferingMember[] {
  return offering.filter(({ therapist }) => therapist.id !== account?.therapistId);
}

/** The members who give a practice to new clients in our own calendar: only there a time can be held. */
export function offeringMembers(
  { scheduling }: Pick<Ports, "scheduling">,
  members: readonly Therapist[],
  wanted: TeamPractice,
): OfferingMember[] {
  if (!scheduling.holds) return [];
  const isOurs = ({ eventTypeUri }: Practice) =>
    eventTypeUri.startsWith(scheduling.resourceUri(""));
  return members.flatMap((therapist) => {
    const practice = therapist.practices.find((each) => isSamePractice(each, wanted));
    const isOffered = practice && isOurs(practice) && therapist.acceptingNewClients === "yes";
    return isOffered ? [{ therapist, practice }] : [];
  });
}
