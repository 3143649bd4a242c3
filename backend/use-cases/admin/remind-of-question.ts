import { remindedAgainAfter } from "../../domain/client-question.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { queueQuestionMail } from "../client-questions/question-mails.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * For admins: mails the practitioner, at most once a day. The reason is noted and not mailed. ERR_FORBIDDEN,
 * ERR_NOT_FOUND, ERR_QUESTION_ENDED when it waits no longer, ERR_ALREADY_SENT.
 */
export async function remindOfQuestion(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  requireRight(account, "follow-questions");
  await persistence.transaction(async (repositories) => {
    const question = await repositories.clientQuestions.find(id);
    if (!question) throw new DomainError("ERR_NOT_FOUND");
    if (question.waitingSince === null) throw new DomainError("ERR_QUESTION_ENDED");
    if (question.remindedAt !== null && now < question.remindedAt + remindedAgainAfter) {
      throw new DomainError("ERR_ALREADY_SENT");
    }
    await repositories.clientQuestions.save({ ...question, remindedAt: now });
    // As if it had changed now: each reminder is a mail of its own.
    const reminded = { ...question, changedAt: now };
    await queueQuestionMail(repositories, "client-question-reminder-therapist", reminded, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "remind-of-question",
      kind: "therapist",
      id: question.therapistId,
      detail: { reason },
    });
  });
}
