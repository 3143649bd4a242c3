import {
  askQuestion,
  type ClientQuestion,
  requireRoomToAsk,
} from "../../domain/client-question.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { appliedRules, type SharedRules } from "./applied-rules.ts";
import { findQuestionRecipient, questionPractices } from "./question-recipient.ts";
import { type QuestionEntry, questionEntry } from "./question-entry.ts";
import { queueQuestionMail } from "./question-mails.ts";

type Input = { therapistId: string; practice: string; text: string; share: SharedRules | null };

/**
 * Asks a practitioner about a practice; records the consent to `questions`. The same text again, as from a second tab,
 * changes nothing. ERR_NOT_FOUND, ERR_PRACTICE_NOT_OFFERED, ERR_OWN_CALENDAR, ERR_EMAIL_NOT_VERIFIED,
 * ERR_QUESTION_OPEN, ERR_TOO_MANY_QUESTIONS, ERR_TOO_MANY_REQUESTS, else as `appliedRules`.
 */
export async function createClientQuestion(
  ports: Pick<Ports, "auth" | "persistence">,
  { account: { userId }, now, language }: Context,
  { therapistId: idOrSlug, practice, text, share }: Input,
): Promise<QuestionEntry> {
  const { auth, persistence } = ports;
  return await persistence.transaction(async (repositories) => {
    const { clientQuestions, attempts, users } = repositories;
    const therapist = await findQuestionRecipient(repositories, idOrSlug);
    if (therapist.userId === userId) throw new DomainError("ERR_OWN_CALENDAR");
    if (!questionPractices(therapist).some(({ type }) => type === practice)) {
      throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
    }
    const client = await users.find(userId);
    if (!client || client.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    const about = { userId, therapistId: therapist.id, practiceType: practice };
    const open = await clientQuestions.findOpen(about);
    if (open) return await questionEntry(repositories, requireSame(open, text));
    requireRoomToAsk(await clientQuestions.countOpenOf(userId));
    await countRequest(auth, attempts, { limit: "questionMessagesPerPerson", by: userId }, now);
    const rules = await appliedRules(repositories, { ...about, shared: [] }, share);
    await giveConsent(ports, repositories, { userId, purpose: "questions", language }, now);
    const question = askQuestion(
      { id: persistence.newId(), ...about },
      { id: persistence.newId(), text, ...rules },
      now,
    );
    await clientQuestions.add(question);
    await queueQuestionMail(repositories, "client-question-therapist", question, now);
    return await questionEntry(repositories, question);
  });
}

function requireSame(open: ClientQuestion, text: string): ClientQuestion {
  const [first] = open.messages;
  if (first?.text !== text) throw new DomainError("ERR_QUESTION_OPEN");
  return open;
}
