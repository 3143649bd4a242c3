import { day, hour } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { AppliedRule } from "./rule.ts";

export const clientQuestionStatuses = [
  "waiting",
  "answered",
  "closed",
  "declined",
  "lapsed",
] as const;

type ClientQuestionStatus = (typeof clientQuestionStatuses)[number];

export const answerDecisions = ["book", "talk", "not-now"] as const;

export type AnswerDecision = (typeof answerDecisions)[number];

/** `decision`: of an answer; null for what the client wrote. `writtenAt` in ms. */
export type QuestionMessage = {
  id: string;
  author: "client" | "therapist";
  text: string;
  decision: AnswerDecision | null;
  writtenAt: number;
};

/** What a client asks a practitioner about a practice before booking it. Instants in ms. */
export type ClientQuestion = {
  id: string;
  therapistId: string;
  userId: string;
  /** A domain value code of THERAPY_TYPE. */
  practiceType: string;
  /** What the client's stored test said at the latest message of the client; empty without one. */
  applied: { rules: AppliedRule[]; rulesVersion: number };
  /** Ids of those rules that the practitioner may see. */
  shared: string[];
  status: ClientQuestionStatus;
  createdAt: number;
  /** When the first message that has no answer was written; null unless `status` is "waiting". */
  waitingSince: number | null;
  remindedAt: number | null;
  changedAt: number;
  endedAt: number | null;
  /** The oldest first. */
  messages: QuestionMessage[];
};

export const questionLimits = {
  textLength: 1000,
  reasonLength: 300,
  /** At any practitioners. */
  openPerClient: 5,
  messagesOfClient: 5,
  answers: 10,
} as const;

/** The practitioner gets a reminder once after this time (ms). */
const remindAfter = day;
/** A question without an answer ends after this time (ms). */
export const remindedAgainAfter = day;

export const lapsesAfter = 14 * day;
/** An answered question to which nothing is added ends after this time (ms). */
const restsFor = 30 * day;

export function isOpenQuestion({ status }: Pick<ClientQuestion, "status">): boolean {
  return status === "waiting" || status === "answered";
}

/** ERR_QUESTION_ENDED. */
export function requireOpenQuestion(question: Pick<ClientQuestion, "status">): void {
  if (!isOpenQuestion(question)) throw new DomainError("ERR_QUESTION_ENDED");
}

/** ERR_TOO_MANY_QUESTIONS when the client has as many open questions as allowed. */
export function requireRoomToAsk(openQuestions: number): void {
  if (openQuestions >= questionLimits.openPerClient) {
    throw new DomainError("ERR_TOO_MANY_QUESTIONS");
  }
}

type Written = Pick<ClientQuestion, "applied" | "shared"> & { id: string; text: string };

/** `message.id`: of the first message. `now` in ms. */
export function askQuestion(
  { id, therapistId, userId, practiceType }: Pick<
    ClientQuestion,
    "id" | "therapistId" | "userId" | "practiceType"
  >,
  { applied, shared, ...message }: Written,
  now: number,
): ClientQuestion {
  return {
    ...{ id, therapistId, userId, practiceType, applied, shared },
    status: "waiting",
    createdAt: now,
    waitingSince: now,
    remindedAt: null,
    changedAt: now,
    endedAt: null,
    messages: [{ ...message, author: "client", decision: null, writtenAt: now }],
  };
}

/** Whether the client sends again what was sent last, as from a second tab. */
function isSentAgain({ messages }: ClientQuestion, text: string): boolean {
  const last = messages.at(-1);
  return last?.author === "client" && last.text === text;
}

/** Adds what the client writes. A repetition changes nothing. ERR_QUESTION_ENDED, ERR_QUESTION_FULL. `now` in ms. */
export function writeToQuestion(
  question: ClientQuestion,
  { applied, shared, ...message }: Written,
  now: number,
): ClientQuestion {
  requireOpenQuestion(question);
  if (isSentAgain(question, message.text)) return question;
  requireRoomFor(question, "client", questionLimits.messagesOfClient);
  return {
    ...question,
    applied,
    shared,
    status: "waiting",
    waitingSince: question.waitingSince ?? now,
    remindedAt: question.waitingSince === null ? null : question.remindedAt,
    changedAt: now,
    messages: [...question.messages, {
      ...message,
      author: "client",
      decision: null,
      writtenAt: now,
    }],
  };
}

/**
 * Adds the practitioner's answer; "not-now" ends the question. A repetition changes nothing. `seen`: id of the latest
 * message that the practitioner has read; the rules of the test change only with a message. ERR_QUESTION_ENDED,
 * ERR_STALE when another message came since, ERR_QUESTION_FULL. `now` in ms.
 */
export function answerQuestion(
  question: ClientQuestion,
  { seen, ...message }: { id: string; text: string; decision: AnswerDecision; seen: string },
  now: number,
): ClientQuestion {
  const last = question.messages.at(-1);
  const isRepeated = last?.author === "therapist" && last.text === message.text &&
    last.decision === message.decision;
  if (isRepeated) return question;
  requireOpenQuestion(question);
  if (last?.id !== seen) throw new DomainError("ERR_STALE");
  requireRoomFor(question, "therapist", questionLimits.answers);
  const isDeclined = message.decision === "not-now";
  return {
    ...question,
    status: isDeclined ? "declined" : "answered",
    waitingSince: null,
    changedAt: now,
    endedAt: isDeclined ? now : null,
    messages: [...question.messages, { ...message, author: "therapist", writtenAt: now }],
  };
}

function requireRoomFor(
  { messages }: ClientQuestion,
  author: QuestionMessage["author"],
  most: number,
): void {
  if (messages.filter((message) => message.author === author).length >= most) {
    throw new DomainError("ERR_QUESTION_FULL");
  }
}

export function closeQuestion(question: ClientQuestion, now: number): ClientQuestion {
  return isOpenQuestion(question) ? ended(question, "closed", now) : question;
}

function ended(
  question: ClientQuestion,
  status: "closed" | "lapsed",
  now: number,
): ClientQuestion {
  return { ...question, status, waitingSince: null, changedAt: now, endedAt: now };
}

/** Questions that wait at least since then (ms) count as unanswered for administrators: the practitioner was reminded. */
export function unansweredSince(now: number): number {
  return now - remindAfter;
}

/** From which instants (ms) on an open question is due: waiting since then, or resting since then. */
export function dueQuestions(now: number): { waitingSince: number; changedAt: number } {
  return { waitingSince: now - remindAfter, changedAt: now - restsFor };
}

export type QuestionStep = { kind: "remind" | "lapse" | "rest"; question: ClientQuestion };

/** What time does to a question; null while nothing is due. `now` in ms. */
export function nextStep(question: ClientQuestion, now: number): QuestionStep | null {
  const { status, waitingSince, remindedAt, changedAt } = question;
  if (status === "answered" && now >= changedAt + restsFor) {
    return { kind: "rest", question: ended(question, "closed", now) };
  }
  if (waitingSince === null) return null;
  if (now >= waitingSince + lapsesAfter) {
    return { kind: "lapse", question: ended(question, "lapsed", now) };
  }
  if (remindedAt !== null || now < waitingSince + remindAfter) return null;
  return { kind: "remind", question: { ...question, remindedAt: now } };
}

/** How long (ms) one question waited; `answered`: false when it ended without an answer. */
export type AnswerTime = { waitedMs: number; answered: boolean };

/** Answer times of so long (ms) count. */
export const answerTimesCount = 180 * day;

const leastAnswers = 3;

/**
 * The median time (ms) that questions waited for an answer; null with fewer than three answers, and when most questions
 * got none. A question without an answer counts with the time after which it ended.
 */
export function usualAnswerTime(times: readonly AnswerTime[]): number | null {
  if (times.filter(({ answered }) => answered).length < leastAnswers) return null;
  const sorted = times.map(({ waitedMs }) => waitedMs).toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1
    ? sorted[middle]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return median >= lapsesAfter ? null : median;
}

/** In whole hours, rounded up, so that no answer is promised earlier than usual. `usual` in ms. */
export function answerHours(usual: number): number {
  return Math.max(1, Math.ceil(usual / hour));
}
