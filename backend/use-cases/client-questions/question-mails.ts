import type { ClientQuestion } from "../../domain/client-question.ts";
import type { Repositories } from "../../ports/persistence.ts";

type QuestionMail =
  | "client-question-therapist"
  | "client-question-reminder-therapist"
  | "client-question-answered"
  | "client-question-lapsed";

/**
 * Queues a mail about a question. It names the question alone; its two people are read when it is sent, because the outbox
 * is not encrypted. Does nothing when one of the two people no longer exists.
 */
export async function queueQuestionMail(
  { outbox, therapists, users }: Pick<Repositories, "outbox" | "therapists" | "users">,
  template: QuestionMail,
  { id, therapistId, userId, changedAt }: ClientQuestion,
  now: number,
): Promise<void> {
  const toTherapist = template.endsWith("-therapist");
  const therapist = await therapists.find(therapistId);
  const client = await users.find(userId);
  if (!therapist || !client) return;
  const answers = therapist.userId ? await users.find(therapist.userId) : null;
  const reader = toTherapist ? answers : client;
  if (reader !== null && reader.disabledAt !== null) return;
  const page = toTherapist ? "/sessions/questions" : "/questions";
  await outbox.add({
    to: toTherapist ? therapist.email : client.email,
    language: reader?.language ?? "et",
    template,
    facts: { question: id, path: `${page}?${new URLSearchParams({ open: id })}` },
    about: userId,
    onceKey: `${template}:${id}:${changedAt}`,
  }, now);
}
