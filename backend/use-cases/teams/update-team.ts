import { requireTeamVersion, type TeamDetails, tidyDetails } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findTeamToManage, type OwnTeam, withProfiles } from "./own-team.ts";

/** The address of the page stays. ERR_STALE when the details have changed since `version` (ms). */
export async function updateTeam(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, ...details }: TeamDetails & { id: string; version: number | undefined },
): Promise<OwnTeam> {
  const tidy = tidyDetails(details);
  return await persistence.transaction(async (repositories) => {
    const team = await findTeamToManage(persistence, repositories, { account, now }, id);
    requireTeamVersion(team, version);
    const changed = { ...team, ...tidy, updatedAt: Math.max(now, team.updatedAt + 1) };
    await repositories.teams.save(changed);
    return await withProfiles(repositories, changed);
  });
}
