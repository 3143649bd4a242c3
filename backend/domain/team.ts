import { DomainError } from "./errors.ts";
import { hasLetter, visibleLine, visibleText } from "./visible-text.ts";
import { type Language, languages, type Text } from "./text.ts";

export const teamLimits = {
  name: 80,
  description: 1000,
  city: 40,
  address: 200,
  /** Invited people count. */
  members: 20,
  /** Teams that one practitioner owns. */
  teams: 5,
};

/** `joinedAt` (ms) is null while the invitation is open. */
export type TeamMember = {
  therapistId: string;
  isOwner: boolean;
  invitedAt: number;
  joinedAt: number | null;
};

export type TeamDetails = {
  name: string;
  description: Text;
  /** A domain value code of CITY, or the name of another place; may be empty. */
  city: string;
  address: string;
};

/** Practitioners who present themselves together. Instants in ms; `members` in the order of the team. */
export type Team = TeamDetails & {
  id: string;
  slug: string;
  members: TeamMember[];
  createdAt: number;
  /** Of the details. */
  updatedAt: number;
};

/** The details without what cannot be seen. ERR_INVALID_INPUT when the name has no letter. */
export function tidyDetails({ name, description, city, address }: TeamDetails): TeamDetails {
  const tidy = visibleLine(name).trim();
  if (!hasLetter(tidy)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "name", errCode: "ERR_NO_LETTER" }],
    });
  }
  return {
    name: tidy,
    description: {
      et: visibleText(description.et).trim(),
      en: visibleText(description.en).trim(),
      ru: visibleText(description.ru).trim(),
    },
    city: visibleLine(city).trim(),
    address: visibleLine(address).trim(),
  };
}

export function ownerOf({ members }: Pick<Team, "members">): string | undefined {
  return members.find(({ isOwner }) => isOwner)?.therapistId;
}

/** The ids of those who accepted, in the order of the team. */
export function joinedIn({ members }: Pick<Team, "members">): string[] {
  return members.filter(({ joinedAt }) => joinedAt !== null).map(({ therapistId }) => therapistId);
}

export function memberOf(
  { members }: Pick<Team, "members">,
  therapistId: string | null | undefined,
): TeamMember | undefined {
  return members.find((member) => member.therapistId === therapistId);
}

/** The description in `language`, else in the first language that has one. */
export function descriptionIn(
  { description }: Pick<Team, "description">,
  language: Language,
): { text: string; language: Language } {
  const written = [language, ...languages].find((each) => description[each] !== "") ?? language;
  return { text: description[written], language: written };
}

/** Inviting the same practitioner again changes nothing. ERR_TEAM_FULL. `now` in ms. */
export function withInvited(team: Team, therapistId: string, now: number): Team {
  if (memberOf(team, therapistId)) return team;
  if (team.members.length >= teamLimits.members) throw new DomainError("ERR_TEAM_FULL");
  const invited = { therapistId, isOwner: false, invitedAt: now, joinedAt: null };
  return { ...team, members: [...team.members, invited] };
}

/** Accepting again changes nothing. ERR_NOT_FOUND without an invitation. `now` in ms. */
export function withJoined(team: Team, therapistId: string, now: number): Team {
  const member = memberOf(team, therapistId);
  if (!member) throw new DomainError("ERR_NOT_FOUND");
  if (member.joinedAt !== null) return team;
  const members = team.members
    .map((each) => each === member ? { ...member, joinedAt: now } : each);
  return { ...team, members };
}

/** ERR_NOT_FOUND for a practitioner who is not in the team, ERR_TEAM_OWNER for its owner. */
export function withoutMember(team: Team, therapistId: string): Team {
  const member = memberOf(team, therapistId);
  if (!member) throw new DomainError("ERR_NOT_FOUND");
  if (member.isOwner) throw new DomainError("ERR_TEAM_OWNER");
  const members = team.members.filter((each) => each !== member);
  return { ...team, members };
}

/** Makes a member who has joined the owner. ERR_NOT_FOUND. */
export function withOwner(team: Team, therapistId: string): Team {
  if (!joinedIn(team).includes(therapistId)) throw new DomainError("ERR_NOT_FOUND");
  const members = team.members.map((member) => ({
    ...member,
    isOwner: member.therapistId === therapistId,
  }));
  return { ...team, members };
}

/** ERR_STALE when the details have changed since `version` (ms); undefined is any version. */
export function requireTeamVersion(
  { updatedAt }: Pick<Team, "updatedAt">,
  version: number | undefined,
): void {
  if (version !== undefined && version !== updatedAt) throw new DomainError("ERR_STALE");
}
