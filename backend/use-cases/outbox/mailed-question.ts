import { lapsesAfter } from "../../domain/client-question.ts";
import { day } from "../../domain/duration.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * What a mail about a question says: the two names, nothing of what was written. Null when the question was deleted, or
 * needs no answer any more.
 */
export async function mailedQuestion(
  { persistence }: Pick<Ports, "persistence">,
  { facts, template }: WaitingMail,
): Promise<Record<string, string> | null> {
  const question = await persistence.clientQuestions.find(facts.question ?? "");
  if (!question) return null;
  const isForTherapist = template.endsWith("-therapist");
  if (isForTherapist && question.status !== "waiting") return null;
  const therapist = await persistence.therapists.find(question.therapistId);
  const client = await persistence.users.find(question.userId);
  if (!therapist || !client) return null;
  const days = String(lapsesAfter / day);
  return { therapist: therapist.name, client: client.name, days };
}
