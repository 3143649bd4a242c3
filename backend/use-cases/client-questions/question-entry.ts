import type { User } from "../../domain/account.ts";
import type { ClientQuestion } from "../../domain/client-question.ts";
import type { Rule } from "../../domain/rule.ts";
import type { Clearance } from "../../domain/suitability/clearance.ts";
import type { Text } from "../../domain/text.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { questionPractices } from "./question-recipient.ts";

type SharedWarning = {
  severity: Rule["severity"];
  /** The question of the test that the client affirmed. */
  question: Text;
  /** Null when the rule no longer exists. */
  reason: Text | null;
};

/** A question with the two people in it. */
export type QuestionEntry = {
  question: ClientQuestion;
  therapist: Pick<Therapist, "id" | "slug" | "name" | "pictureKey">;
  /** Null when it is no longer offered. */
  practice: Practice | null;
  /** The free introductory call of the practitioner, or null. */
  introCall: Practice | null;
  client: Pick<User, "name">;
  /** Of the test, as far as the practitioner may see them. */
  shared: SharedWarning[];
  /** What came of the question, the latest; also one that has ended. */
  clearance: Clearance | null;
};

type Needs = Pick<Repositories, "clearances" | "suitabilityContents" | "therapists" | "users">;

/** Leaves out the questions of which one of the two people no longer exists. */
export async function questionEntries(
  repositories: Needs,
  questions: ClientQuestion[],
): Promise<QuestionEntry[]> {
  if (questions.length === 0) return [];
  const clearances = await repositories.clearances.listOfQuestions(questions.map(({ id }) => id));
  const content = await repositories.suitabilityContents.current();
  const entries = await Promise.all(questions.map(async (question) => {
    const therapist = await repositories.therapists.find(question.therapistId);
    const client = await repositories.users.find(question.userId);
    if (!therapist || !client) return null;
    return {
      question,
      therapist,
      practice: questionPractices(therapist).find(({ type }) => type === question.practiceType) ??
        null,
      introCall: therapist.practices.find(({ intro }) => intro) ?? null,
      client,
      shared: sharedWarnings(question, content),
      clearance: clearances.findLast(({ questionId }) => questionId === question.id) ?? null,
    };
  }));
  return entries.filter((entry) => entry !== null);
}

export async function questionEntry(
  repositories: Needs,
  question: ClientQuestion,
): Promise<QuestionEntry> {
  const [entry] = await questionEntries(repositories, [question]);
  return entry!;
}

function sharedWarnings(
  { applied, shared }: ClientQuestion,
  { facts, rules }: Awaited<ReturnType<Needs["suitabilityContents"]["current"]>>,
): SharedWarning[] {
  return applied.rules.filter(({ id }) => shared.includes(id)).flatMap(({ id, fact, severity }) => {
    const question = facts.find((each) => each.id === fact)?.question;
    const reason = rules.find((each) => each.id === id)?.reason ?? null;
    return question ? [{ severity, question, reason }] : [];
  });
}
