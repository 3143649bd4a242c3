import { ownerOf, withOwner } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findTeamToManage, type OwnTeam, withProfiles } from "./own-team.ts";
import { mailMember } from "./team-mails.ts";

/** Makes a member who has joined the owner; the former owner stays a member. ERR_NOT_FOUND, ERR_FORBIDDEN. */
export async function handOverTeam(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, therapistId }: { id: string; therapistId: string },
): Promise<OwnTeam> {
  return await persistence.transaction(async (repositories) => {
    const team = await findTeamToManage(persistence, repositories, { account, now }, id);
    const changed = withOwner(team, therapistId);
    if (ownerOf(team) !== therapistId) {
      await repositories.teams.save(changed);
      const handed = { template: "team-handed-over", memberId: therapistId } as const;
      await mailMember(repositories, changed, handed, now);
    }
    return await withProfiles(repositories, changed);
  });
}
