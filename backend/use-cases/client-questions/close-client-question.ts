import { closeQuestion } from "../../domain/client-question.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findOwnQuestion } from "./own-question.ts";
import { type QuestionEntry, questionEntry } from "./question-entry.ts";

/** Ends a question of the caller; a clearance that came of it stays. A repetition changes nothing. ERR_NOT_FOUND. */
export async function closeClientQuestion(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<QuestionEntry> {
  return await persistence.transaction(async (repositories) => {
    const question = await findOwnQuestion(repositories, account, id);
    const closed = closeQuestion(question, now);
    if (closed !== question) await repositories.clientQuestions.save(closed);
    return await questionEntry(repositories, closed);
  });
}
