import { withInvited } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { findColleague, findTeamToManage, type OwnTeam, withProfiles } from "./own-team.ts";
import { mailInvited } from "./team-mails.ts";

/** By the owner or an admin. The practitioner is in the team only after accepting. ERR_NOT_FOUND, ERR_TEAM_FULL, ERR_TOO_MANY_REQUESTS. */
export async function inviteTeamMember(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, practitioner }: { id: string; practitioner: string },
): Promise<OwnTeam> {
  return await persistence.transaction(async (repositories) => {
    const team = await findTeamToManage(persistence, repositories, { account, now }, id);
    const colleague = await findColleague(repositories, practitioner);
    const changed = withInvited(team, colleague.id, now);
    if (changed !== team) {
      const counted = { limit: "teamInvitationsPerPerson", by: account.userId } as const;
      await countRequest(auth, repositories.attempts, counted, now);
      await repositories.teams.save(changed);
      await mailInvited(repositories, changed, colleague.id, now);
    }
    return await withProfiles(repositories, changed);
  });
}
