import { answerTimesCount, usualAnswerTime } from "../../domain/client-question.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findQuestionRecipient, questionPractices } from "./question-recipient.ts";

type QuestionRecipient = {
  therapist: Pick<Therapist, "id" | "slug" | "name" | "pictureKey">;
  practices: Practice[];
  /** The free introductory call, or null. */
  introCall: Practice | null;
  /** How long (ms) questions usually wait for an answer; null while there are too few answers. */
  usualAnswerTime: number | null;
};

/** ERR_NOT_FOUND for a practitioner who cannot answer. */
export async function getQuestionRecipient(
  { persistence }: Pick<Ports, "persistence">,
  { now }: Pick<VisitorContext, "now">,
  { id }: { id: string },
): Promise<QuestionRecipient> {
  const therapist = await findQuestionRecipient(persistence, id);
  const since = now - answerTimesCount;
  const times = await persistence.clientQuestions.listAnswerTimes(therapist.id, since);
  return {
    therapist,
    practices: questionPractices(therapist),
    introCall: therapist.practices.find(({ intro }) => intro) ?? null,
    usualAnswerTime: usualAnswerTime(times),
  };
}
