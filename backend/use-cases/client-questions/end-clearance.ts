import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findReceivedQuestion } from "./own-question.ts";
import { type QuestionEntry, questionEntry } from "./question-entry.ts";

/** Takes back the clearance that came of a question; booked sessions stay. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function endClearance(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<QuestionEntry> {
  return await persistence.transaction(async (repositories) => {
    const question = await findReceivedQuestion(repositories, account, id);
    await repositories.clearances.endOfQuestion(id, now);
    return await questionEntry(repositories, question);
  });
}
