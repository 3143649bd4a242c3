import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnTeam, withProfiles } from "./own-team.ts";
import { mayDo } from "../../domain/rights.ts";

export const mostListedTeams = 200;

/** The teams in which the caller is or to which the caller is invited; for admins all. ERR_FORBIDDEN for clients. */
export async function listTeams(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<OwnTeam[]> {
  const { therapistId } = account;
  const seesAll = mayDo(account, "manage-teams");
  if (!therapistId && !seesAll) throw new DomainError("ERR_FORBIDDEN");
  const teams = seesAll
    ? await persistence.teams.listAll(mostListedTeams)
    : await persistence.teams.listOfTherapist(therapistId!);
  return await Promise.all(teams.map((team) => withProfiles(persistence, team)));
}
