import { Buffer } from "node:buffer";
import type {
  answerTimes,
  clearances,
  clientQuestionMessages,
  clientQuestions,
} from "../schema/client-questions.ts";
import { day, type DemoDay, demoId, hour, minute } from "./demo-day.ts";
import { userIdOf } from "./demo-people.ts";
import { answered, practiceType, practitioner, waiting } from "./demo-question-texts.ts";
import type { EncryptText } from "./demo-sessions.ts";

type Rows = {
  clientQuestions: (typeof clientQuestions.$inferInsert)[];
  clientQuestionMessages: (typeof clientQuestionMessages.$inferInsert)[];
  clearances: (typeof clearances.$inferInsert)[];
  answerTimes: (typeof answerTimes.$inferInsert)[];
};

/** One answered and one waiting question before a booking, and how fast earlier ones were answered. */
export function questionRows(
  therapistIdOf: (slug: string) => string,
  encryptText: EncryptText,
  demoDay: DemoDay,
): Rows {
  const therapistId = therapistIdOf(practitioner);
  const createdAt = demoDay.startsAt - 6 * day + 9 * hour;
  const answeredAt = createdAt + 4 * hour + 20 * minute;
  const waitingSince = demoDay.startsAt - 4 * hour;
  const sealed = (id: string, content: unknown) =>
    Buffer.from(
      encryptText(typeof content === "string" ? content : JSON.stringify(content), id),
    );

  function questionOf({ email, rule }: Pick<typeof answered, "email" | "rule">) {
    const id = demoId("question", email);
    const applied = { rules: [rule], rulesVersion: 1 };
    return {
      id,
      therapistId,
      userId: userIdOf(email),
      practiceType,
      contentSealed: sealed(id, { applied, shared: [rule.id] }),
    };
  }

  function messageOf(
    { email }: { email: string },
    author: "client" | "therapist",
    text: string,
    writtenAt: number,
  ) {
    const id = demoId("question-message", email, author);
    return {
      id,
      questionId: demoId("question", email),
      author,
      textSealed: sealed(id, text),
      decision: author === "therapist" ? "book" as const : null,
      writtenAt,
    };
  }

  const clearanceId = demoId("clearance", answered.email);
  return {
    clientQuestions: [
      { ...questionOf(answered), status: "answered", createdAt, changedAt: answeredAt },
      {
        ...questionOf(waiting),
        status: "waiting",
        createdAt: waitingSince,
        waitingSince,
        changedAt: waitingSince,
      },
    ],
    clientQuestionMessages: [
      messageOf(answered, "client", answered.question, createdAt),
      messageOf(answered, "therapist", answered.answer, answeredAt),
      messageOf(waiting, "client", waiting.question, waitingSince),
    ],
    clearances: [{
      id: clearanceId,
      questionId: demoId("question", answered.email),
      therapistId,
      userId: userIdOf(answered.email),
      practiceType,
      contentSealed: sealed(clearanceId, {
        rules: [answered.rule],
        rulesVersion: 1,
        reason: answered.reason,
      }),
      clearedAt: answeredAt,
      validUntil: answeredAt + 90 * day,
    }],
    answerTimes: [answeredAt - createdAt, 2 * hour, 5 * hour, 19 * hour].map((waitedMs, nth) => ({
      id: demoId("answer-time", practitioner, nth),
      therapistId,
      waitedMs,
      answered: true,
      endedAt: answeredAt - nth * 9 * day,
    })),
  };
}
