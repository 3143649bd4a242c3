import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { questionEntries, type QuestionEntry } from "./question-entry.ts";

/** What the caller, a practitioner, was asked: what waits for an answer first. ERR_FORBIDDEN. */
export async function listReceivedAskedQuestions(
  { persistence }: Pick<Ports, "persistence">,
  { account: { therapistId } }: Context,
): Promise<QuestionEntry[]> {
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const questions = await persistence.askedQuestions.listOfTherapist(therapistId);
  return await questionEntries(persistence, questions);
}
