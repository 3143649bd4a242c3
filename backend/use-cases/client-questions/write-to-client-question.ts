import { requireOpenQuestion, writeToQuestion } from "../../domain/client-question.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { appliedRules, type SharedRules } from "./applied-rules.ts";
import { findQuestionRecipient } from "./question-recipient.ts";
import { findOwnQuestion } from "./own-question.ts";
import { type QuestionEntry, questionEntry } from "./question-entry.ts";
import { queueQuestionMail } from "./question-mails.ts";

/**
 * Adds to a question of the caller. The same text again changes nothing. ERR_NOT_FOUND, ERR_PRACTICE_NOT_OFFERED when
 * the practitioner can no longer answer, ERR_TOO_MANY_REQUESTS, else as `writeToQuestion` and `appliedRules`.
 */
export async function writeToClientQuestion(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now, language }: Context,
  { id, text, share }: { id: string; text: string; share: SharedRules | null },
): Promise<QuestionEntry> {
  const { auth, persistence } = ports;
  return await persistence.transaction(async (repositories) => {
    const { clientQuestions, attempts } = repositories;
    const question = await findOwnQuestion(repositories, account, id);
    requireOpenQuestion(question);
    await requireAnswerable(repositories, question.therapistId);
    const rules = await appliedRules(repositories, question, share);
    const written = writeToQuestion(question, { id: persistence.newId(), text, ...rules }, now);
    if (written === question) return await questionEntry(repositories, question);
    const { userId } = account;
    await countRequest(auth, attempts, { limit: "questionMessagesPerPerson", by: userId }, now);
    await giveConsent(ports, repositories, { userId, purpose: "questions", language }, now);
    await clientQuestions.save(written);
    // A practitioner who has not answered yet has a mail already.
    if (question.status !== "waiting") {
      await queueQuestionMail(repositories, "client-question-therapist", written, now);
    }
    return await questionEntry(repositories, written);
  });
}

async function requireAnswerable(
  repositories: Parameters<typeof findQuestionRecipient>[0],
  therapistId: string,
): Promise<void> {
  try {
    await findQuestionRecipient(repositories, therapistId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  }
}
