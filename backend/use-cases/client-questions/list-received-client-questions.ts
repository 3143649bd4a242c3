import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { questionEntries, type QuestionEntry } from "./question-entry.ts";
import { requireOwnProfile } from "../require-right.ts";

/** Questions to the caller, a practitioner; those that wait for an answer first. ERR_FORBIDDEN. */
export async function listReceivedClientQuestions(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<QuestionEntry[]> {
  const therapistId = requireOwnProfile(account, "answer-clients");
  const questions = await persistence.clientQuestions.listOfTherapist(therapistId);
  const reads = questions.map(({ userId }) => {
    return { userId, kind: "questions" as const, why: "question" as const };
  });
  await recordReads(persistence, { account, now, role: "practitioner" }, reads);
  return await questionEntries(persistence, questions);
}
