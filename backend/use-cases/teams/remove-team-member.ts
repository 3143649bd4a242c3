import { DomainError } from "../../domain/errors.ts";
import { memberOf, withoutMember } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findTeamToManage } from "./own-team.ts";
import { mailMember, mailOwner } from "./team-mails.ts";

/**
 * A member leaves or declines the invitation, or the owner or an admin removes one. Booked sessions stay. ERR_NOT_FOUND,
 * ERR_FORBIDDEN, ERR_TEAM_OWNER.
 */
export async function removeTeamMember(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, therapistId }: { id: string; therapistId: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const leaves = account.therapistId === therapistId;
    const team = leaves
      ? await repositories.teams.find(id)
      : await findTeamToManage(persistence, repositories, { account, now }, id);
    const member = team && memberOf(team, therapistId);
    if (!team || !member) throw new DomainError("ERR_NOT_FOUND");
    const changed = withoutMember(team, therapistId);
    await repositories.teams.save(changed);
    if (leaves) {
      const upcoming = member.joinedAt === null
        ? 0
        : await repositories.teams.countUpcoming(therapistId, now);
      const left = { template: "team-left", memberId: therapistId, upcoming } as const;
      await mailOwner(repositories, changed, left, now);
    } else if (member.joinedAt !== null) {
      const removed = { template: "team-removed", memberId: therapistId } as const;
      await mailMember(repositories, changed, removed, now);
    }
  });
}
