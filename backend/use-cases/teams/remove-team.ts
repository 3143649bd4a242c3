import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findTeamToManage } from "./own-team.ts";

/** Sessions of the members stay: they are theirs. */
export async function removeTeam(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const team = await findTeamToManage(persistence, repositories, { account, now }, id);
    await repositories.teams.delete(team.id);
  });
}
