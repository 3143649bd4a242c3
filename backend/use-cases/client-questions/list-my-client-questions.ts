import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { questionEntries, type QuestionEntry } from "./question-entry.ts";

/** The questions of the caller, the latest change first. */
export async function listMyClientQuestions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<QuestionEntry[]> {
  const questions = await persistence.clientQuestions.listOfUser(account.userId);
  return await questionEntries(persistence, questions);
}
