import {
  dueQuestions,
  lapsesAfter,
  nextStep,
  type QuestionStep,
} from "../../domain/client-question.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { queueQuestionMail } from "./question-mails.ts";

/**
 * Reminds practitioners once of a question that waits, ends questions that get no answer with a mail to the client, and
 * those to which nothing is added. `now` in ms.
 */
export async function followClientQuestions(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  let done = 0;
  for (const id of await persistence.clientQuestions.listDue(dueQuestions(now))) {
    const known = await persistence.clientQuestions.find(id);
    if (!known || !nextStep(known, now)) continue;
    done += await persistence.transaction(async (repositories) => {
      const question = await repositories.clientQuestions.find(id);
      const step = question && nextStep(question, now);
      if (!step) return 0;
      await take(persistence, repositories, step, now);
      return 1;
    });
  }
  return done;
}

async function take(
  { newId }: Pick<Persistence, "newId">,
  repositories: Repositories,
  { kind, question }: QuestionStep,
  now: number,
): Promise<void> {
  const { clientQuestions } = repositories;
  await clientQuestions.save(question);
  if (kind === "remind") {
    await queueQuestionMail(repositories, "client-question-reminder-therapist", question, now);
  }
  if (kind !== "lapse") return;
  const { therapistId } = question;
  const time = { id: newId(), therapistId, waitedMs: lapsesAfter, answered: false, endedAt: now };
  await clientQuestions.addAnswerTime(time);
  await queueQuestionMail(repositories, "client-question-lapsed", question, now);
}
