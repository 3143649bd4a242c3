import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { questionEntries, type QuestionEntry } from "./question-entry.ts";

/** Questions to the caller, a practitioner; those that wait for an answer first. ERR_FORBIDDEN. */
export async function listReceivedClientQuestions(
  { persistence }: Pick<Ports, "persistence">,
  { account: { therapistId } }: Context,
): Promise<QuestionEntry[]> {
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const questions = await persistence.clientQuestions.listOfTherapist(therapistId);
  return await questionEntries(persistence, questions);
}
