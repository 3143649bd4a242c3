import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { questionEntries, type QuestionEntry } from "./question-entry.ts";

/** What the caller asked, the latest change first. */
export async function listMyAskedQuestions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<QuestionEntry[]> {
  const questions = await persistence.askedQuestions.listOfUser(account.userId);
  return await questionEntries(persistence, questions);
}
