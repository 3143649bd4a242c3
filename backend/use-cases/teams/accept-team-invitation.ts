import { DomainError } from "../../domain/errors.ts";
import { withJoined } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnTeam, withProfiles } from "./own-team.ts";
import { mailOwner } from "./team-mails.ts";

/** Only by the invited practitioner. ERR_NOT_FOUND without an invitation. */
export async function acceptTeamInvitation(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<OwnTeam> {
  const { therapistId } = account;
  return await persistence.transaction(async (repositories) => {
    const team = await repositories.teams.find(id);
    if (!team || !therapistId) throw new DomainError("ERR_NOT_FOUND");
    const changed = withJoined(team, therapistId, now);
    if (changed !== team) {
      await repositories.teams.save(changed);
      const joined = { template: "team-joined", memberId: therapistId } as const;
      await mailOwner(repositories, changed, joined, now);
    }
    return await withProfiles(repositories, changed);
  });
}
