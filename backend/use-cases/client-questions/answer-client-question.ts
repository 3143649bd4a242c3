import {
  type AnswerDecision,
  answerQuestion,
  type ClientQuestion,
} from "../../domain/client-question.ts";
import { clearedUntil } from "../../domain/suitability/clearance.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { findReceivedQuestion } from "./own-question.ts";
import { type QuestionEntry, questionEntry } from "./question-entry.ts";
import { queueQuestionMail } from "./question-mails.ts";

type Answer = {
  text: string;
  decision: AnswerDecision;
  /** Id of the latest message that the practitioner has read. */
  seen: string;
  /** Of the decision "book": for how many days, and why the practice is possible. */
  clearance: { days: number; reason: string } | null;
};

/**
 * Answers a question. The latest decision counts: "book" clears the client for the practice, every other one ends an
 * earlier clearance. A repetition changes nothing. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS, else as
 * `answerQuestion`.
 */
export async function answerClientQuestion(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, text, decision, seen, clearance }: Answer & { id: string },
): Promise<QuestionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { clientQuestions, attempts, clearances } = repositories;
    const question = await findReceivedQuestion(repositories, account, id);
    const message = { id: persistence.newId(), text, decision, seen };
    const answered = answerQuestion(question, message, now);
    if (answered === question) return await questionEntry(repositories, question);
    const limit = { limit: "answersToQuestionsPerPerson", by: account.userId } as const;
    await countRequest(auth, attempts, limit, now);
    await clientQuestions.save(answered);
    await clearances.endOfQuestion(id, now);
    if (clearance) await clear(persistence, repositories, question, clearance, now);
    await countAnswerTime(persistence, repositories, question, now);
    await queueQuestionMail(repositories, "client-question-answered", answered, now);
    return await questionEntry(repositories, answered);
  });
}

async function clear(
  { newId }: Pick<Persistence, "newId">,
  { clearances }: Pick<Repositories, "clearances">,
  { id, therapistId, userId, practiceType, applied }: ClientQuestion,
  { days, reason }: NonNullable<Answer["clearance"]>,
  now: number,
): Promise<void> {
  await clearances.add({
    id: newId(),
    questionId: id,
    ...{ therapistId, userId, practiceType, reason },
    ...applied,
    clearedAt: now,
    validUntil: clearedUntil(days, now),
    endedAt: null,
  });
}

async function countAnswerTime(
  { newId }: Pick<Persistence, "newId">,
  { clientQuestions }: Pick<Repositories, "clientQuestions">,
  { therapistId, waitingSince }: ClientQuestion,
  now: number,
): Promise<void> {
  if (waitingSince === null) return;
  const waitedMs = now - waitingSince;
  const time = { id: newId(), therapistId, waitedMs, answered: true, endedAt: now };
  await clientQuestions.addAnswerTime(time);
}
