import { withChosen } from "../../domain/companion.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { findColleague } from "../teams/own-team.ts";
import { mailInvited } from "./companion-mails.ts";
import { type OwnPractice, ownPractice, practicesOf } from "./own-companions.ts";

/**
 * Chooses with whom an own practice is held together; sessions that are booked stay as they are. ERR_FORBIDDEN,
 * ERR_NOT_FOUND, ERR_OWN_COMPANION, ERR_COMPANION_CALENDAR, ERR_TOO_MANY_REQUESTS.
 */
export async function updatePracticeCompanions(
  { auth, persistence, scheduling }: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { practiceId, companions: chosen }: { practiceId: string; companions: string[] },
): Promise<OwnPractice> {
  return await persistence.transaction(async (repositories) => {
    const { lead, practice } = await ownPractice(repositories, account, practiceId);
    if (!scheduling.holds) throw new DomainError("ERR_COMPANION_CALENDAR");
    const current = await repositories.companions.listOfPractice(practiceId);
    const ids: string[] = [];
    for (const name of chosen) {
      const isNamed = current.some(({ therapistId }) => therapistId === name);
      ids.push(isNamed ? name : (await findColleague(repositories, name)).id);
    }
    const changed = withChosen(current, lead.id, ids, now);
    await repositories.companions.save(practiceId, changed);
    for (const { therapistId } of changed) {
      if (current.some((one) => one.therapistId === therapistId)) continue;
      const counted = { limit: "teamInvitationsPerPerson", by: account.userId } as const;
      await countRequest(auth, repositories.attempts, counted, now);
      await mailInvited(repositories, { lead, practice, therapistId }, now);
    }
    const all = await practicesOf(repositories, lead);
    return all.find(({ practice }) => practice.id === practiceId)!;
  });
}
