import { withAnswer } from "../../domain/companion.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailAnswered } from "./companion-mails.ts";

/** The caller's answer to the lead of a practice. ERR_NOT_FOUND for a caller whom the practice does not name. */
export async function answerCompanionship(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { practiceId, state }: { practiceId: string; state: "agreed" | "declined" },
): Promise<void> {
  const { therapistId } = account;
  await persistence.transaction(async (repositories) => {
    const { companions, therapists } = repositories;
    const current = await companions.listOfPractice(practiceId);
    if (!therapistId) throw new DomainError("ERR_NOT_FOUND");
    const changed = withAnswer(current, therapistId, state, now);
    if (changed === current) return;
    await companions.save(practiceId, changed);
    const leadId = await companions.leadOf(practiceId);
    const lead = leadId ? await therapists.find(leadId) : null;
    const practice = lead?.practices.find(({ id }) => id === practiceId);
    if (lead && practice) {
      await mailAnswered(repositories, { lead, practice, therapistId, state }, now);
    }
  });
}
