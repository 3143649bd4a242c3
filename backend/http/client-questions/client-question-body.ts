import { z } from "@hono/zod-openapi";
import {
  answerDecisions,
  answerHours,
  clientQuestionStatuses,
  isOpenQuestion,
  questionLimits,
} from "../../domain/client-question.ts";
import { severities } from "../../domain/rule.ts";
import { clearanceDays, isInForce } from "../../domain/suitability/clearance.ts";
import type { Language } from "../../domain/text.ts";
import type { QuestionEntry } from "../../use-cases/client-questions/question-entry.ts";
import { BookedTherapist } from "../booking-links/booked-session-body.ts";
import { refused } from "../field-problems.ts";
import { optional } from "../json-bodies.ts";
import { sharedText } from "../shared-text.ts";
import { ClearanceBody, presentClearance } from "../suitability/booking-verdict-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const QuestionId = z.object({ id: z.uuid() });

export const PracticeCode = z.string().min(1).max(40).openapi({
  description: "A domain value code of THERAPY_TYPE",
});

export const AnswerHours = z.int().min(1).max(1000).nullable().openapi({
  description:
    "Within how many hours the practitioner usually answers: the median of the last 180 days. Null with fewer than three answers.",
});

const QuestionText = sharedText(questionLimits.textLength).min(1);

const ShareBody = z.object({
  rulesVersion: z.int().min(1).max(1_000_000),
  rules: z.array(z.string().max(100)).max(200).openapi({
    description: "The rules that the client saw. Those that do not apply are ignored.",
  }),
}).openapi("SharedRules", {
  description:
    "The warnings of the client's stored test that the practitioner may see, as `getBookingVerdict` names them. Left out, " +
    "nothing more is shared. Without a stored test it is ignored.",
});

export const QuestionMessageBody = z.object({ text: QuestionText, share: optional(ShareBody) })
  .openapi("NewQuestionMessage", { example: { text: "I am in week 20. Does it suit me?" } });

export const AnswerBody = z.object({
  text: QuestionText,
  decision: z.enum(answerDecisions).openapi({
    description:
      "`book`: the client may book the practice until the clearance ends; `talk`: first an introductory call or more " +
      "words; `not-now`: ends the question. The latest decision counts.",
  }),
  seen: z.uuid().openapi({ description: "The `id` of the latest message that was read" }),
  days: z.int().min(clearanceDays.min).max(clearanceDays.max).default(clearanceDays.usual).openapi({
    description: "For `book`: how many days the clearance lasts",
  }),
  reason: sharedText(questionLimits.reasonLength).default("").openapi({
    description: "Required for `book`: why the practice is possible. The client reads it.",
  }),
}).refine(({ decision, reason }) => decision !== "book" || reason !== "", {
  ...refused("ERR_REQUIRED"),
  path: ["reason"],
}).openapi("QuestionAnswer", {
  example: {
    text: "Yes. Tell me on the day how you feel, and we take it slowly.",
    decision: "book",
    seen: "01981f70-0000-7000-8000-000000000000",
    days: 90,
    reason: "Her midwife agrees, and I leave out pressure on the belly.",
  },
});

const MessageBody = z.object({
  id: z.uuid(),
  author: z.enum(["client", "therapist"]),
  text: z.string().max(questionLimits.textLength),
  decision: z.enum(answerDecisions).nullable().openapi({ description: "Of an answer" }),
  writtenAt: z.iso.datetime(),
});

const commonFields = {
  id: z.uuid(),
  practice: PracticeCode,
  status: z.enum(clientQuestionStatuses).openapi({
    description:
      "`closed`: by the client, or because nothing was added for 30 days; `declined`: by the practitioner; `lapsed`: not " +
      "answered within 14 days",
  }),
  createdAt: z.iso.datetime(),
  waitingSince: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  canWrite: z.boolean().openapi({ description: "Whether the client can still add to it" }),
  messages: z.array(MessageBody).max(50).openapi({ description: "The oldest first" }),
  shared: z.array(z.object({
    severity: z.enum(severities),
    question: z.string().max(500).openapi({ description: "The question the client affirmed" }),
    reason: z.string().max(500).nullable(),
  })).max(200).openapi({ description: "The warnings of the test that the practitioner sees" }),
  clearance: z.union([ClearanceBody, z.null()]).openapi({ description: "In force now" }),
};

export const ClientQuestionBody = z.object({
  ...commonFields,
  therapist: BookedTherapist,
  bookablePractice: z.uuid().nullable().openapi({
    description: "The practitioner's practice of this kind; null when it is no longer offered",
  }),
  introCall: z.uuid().nullable().openapi({
    description: "The practice that is the practitioner's free introductory call",
  }),
}).openapi("ClientQuestion");

export const ReceivedQuestionBody = z.object({
  ...commonFields,
  client: z.object({ name: z.string().max(200) }),
}).openapi("ReceivedClientQuestion");

function common({ question, shared, clearance }: QuestionEntry, language: Language, now: number) {
  const { id, practiceType, status, createdAt, waitingSince, endedAt, messages } = question;
  const written = messages.filter(({ author }) => author === "client").length;
  return {
    id,
    practice: practiceType,
    status,
    createdAt: instantText(createdAt),
    waitingSince: optionalInstantText(waitingSince),
    endedAt: optionalInstantText(endedAt),
    canWrite: isOpenQuestion(question) && written < questionLimits.messagesOfClient,
    messages: messages.map(({ writtenAt, ...message }) => ({
      ...message,
      writtenAt: instantText(writtenAt),
    })),
    shared: shared.map(({ severity, question, reason }) => ({
      severity,
      question: question[language],
      reason: reason && reason[language],
    })),
    clearance: clearance && isInForce(clearance, now) ? presentClearance(clearance) : null,
  };
}

export function presentQuestion(
  entry: QuestionEntry,
  language: Language,
  now: number,
): z.infer<typeof ClientQuestionBody> {
  return {
    ...common(entry, language, now),
    therapist: presentTherapist(entry.therapist),
    bookablePractice: entry.practice?.id ?? null,
    introCall: entry.introCall?.id ?? null,
  };
}

export function presentReceivedQuestion(
  entry: QuestionEntry,
  language: Language,
  now: number,
): z.infer<typeof ReceivedQuestionBody> {
  return { ...common(entry, language, now), client: { name: entry.client.name } };
}

export function presentTherapist(
  { id, slug, name, pictureKey }: QuestionEntry["therapist"],
): z.infer<typeof BookedTherapist> {
  return { id, slug, name, pictureUrl: pictureKey && `/files/${pictureKey}` };
}

export function presentAnswerTime(usual: number | null): z.infer<typeof AnswerHours> {
  return usual === null ? null : answerHours(usual);
}
