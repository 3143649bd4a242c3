import { DomainError } from "../../domain/errors.ts";
import { freeSlug, slugOf } from "../../domain/slug.ts";
import {
  ownerOf,
  type Team,
  type TeamDetails,
  teamLimits,
  tidyDetails,
} from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findColleague, type OwnTeam, recordForOther, withProfiles } from "./own-team.ts";
import { requireRight } from "../require-right.ts";

type Input = TeamDetails & {
  /** The address of the owner's profile, for admins; by default the caller. */
  owner?: string;
};

/** The owner is the first member. ERR_FORBIDDEN for clients and for `owner` of others than admins, ERR_TOO_MANY_TEAMS. */
export async function createTeam(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { owner, ...details }: Input,
): Promise<OwnTeam> {
  const { therapistId } = account;
  if (owner !== undefined) requireRight(account, "manage-teams");
  else if (!therapistId) throw new DomainError("ERR_FORBIDDEN");
  const tidy = tidyDetails(details);
  return await persistence.transaction(async (repositories) => {
    const { teams } = repositories;
    const ownerId = owner === undefined
      ? therapistId!
      : (await findColleague(repositories, owner)).id;
    const own = (await teams.listOfTherapist(ownerId)).filter((team) => ownerOf(team) === ownerId);
    if (own.length >= teamLimits.teams) throw new DomainError("ERR_TOO_MANY_TEAMS");
    const slug = slugOf(tidy.name, "team");
    const team: Team = {
      ...tidy,
      id: persistence.newId(),
      slug: freeSlug(slug, await teams.slugsLike(slug)),
      members: [{ therapistId: ownerId, isOwner: true, invitedAt: now, joinedAt: now }],
      createdAt: now,
      updatedAt: now,
    };
    await teams.add(team);
    await recordForOther(persistence, repositories, { account, now }, team);
    return await withProfiles(repositories, team);
  });
}
