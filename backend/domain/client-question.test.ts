import { expect, test } from "vitest";
import {
  answerHours,
  answerQuestion,
  askQuestion,
  type ClientQuestion,
  closeQuestion,
  nextStep,
  questionLimits,
  usualAnswerTime,
  writeToQuestion,
} from "./client-question.ts";
import { day, hour } from "./duration.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const none = { applied: { rules: [], rulesVersion: 0 }, shared: [] };
const first = askQuestion(
  { id: "q", therapistId: "t", userId: "u", practiceType: "BREATHWORK" },
  { id: "m", text: "Does it suit me?", ...none },
  now,
);

const write = (question: ClientQuestion, text: string, at = now) =>
  writeToQuestion(question, { id: text, text, ...none }, at);
const answer = (question: ClientQuestion, text: string, at = now) =>
  answerQuestion(
    question,
    { id: text, text, decision: "talk", seen: question.messages.at(-1)!.id },
    at,
  );

test("a second message waits since the first one, until the answer", () => {
  const second = write(first, "And in the evening?", now + hour);
  expect(second).toMatchObject({ status: "waiting", waitingSince: now, changedAt: now + hour });
  const answered = answer(second, "Yes.", now + 2 * hour);
  expect(answered).toMatchObject({ status: "answered", waitingSince: null, endedAt: null });
  expect(write(answered, "Thanks.", now + day)).toMatchObject({ waitingSince: now + day });
});

test("the same message or answer again changes nothing", () => {
  expect(write(first, "Does it suit me?")).toBe(first);
  const answered = answer(first, "Yes.");
  expect(answer(answered, "Yes.")).toBe(answered);
});

test("an answer to an earlier message than the latest is refused", () => {
  const message = { id: "a", text: "Yes.", decision: "book", seen: "m" } as const;
  const changed = write(first, "I am pregnant now.");
  expect(() => answerQuestion(changed, message, now)).toThrow("ERR_STALE");
  expect(() => answerQuestion(answer(first, "No."), message, now)).toThrow("ERR_STALE");
});

test("a question takes a limited number of messages and of answers", () => {
  let question = first;
  for (let n = 1; n < questionLimits.messagesOfClient; n++) question = write(question, `m${n}`);
  expect(() => write(question, "one more")).toThrow("ERR_QUESTION_FULL");
  for (let n = 0; n < questionLimits.answers; n++) question = answer(question, `a${n}`);
  expect(() => answer(question, "one more")).toThrow("ERR_QUESTION_FULL");
});

test("nothing is added to a question that was closed, declined or got no answer", () => {
  const refusal = { id: "a", text: "No.", decision: "not-now", seen: "m" } as const;
  const declined = answerQuestion(first, refusal, now);
  expect(declined).toMatchObject({ status: "declined", endedAt: now });
  const lapsed = nextStep(first, now + 14 * day)!.question;
  for (const ended of [declined, closeQuestion(first, now), lapsed]) {
    expect(() => write(ended, "Please.")).toThrow("ERR_QUESTION_ENDED");
    expect(() => answer(ended, "Yes.")).toThrow("ERR_QUESTION_ENDED");
    expect(closeQuestion(ended, now + day)).toBe(ended);
  }
});

test("a question is reminded of once after a day and ends after 14 days", () => {
  expect(nextStep(first, now + day - 1)).toBeNull();
  const reminded = nextStep(first, now + day)!;
  expect(reminded.kind).toBe("remind");
  expect(nextStep(reminded.question, now + 14 * day - 1)).toBeNull();
  expect(nextStep(reminded.question, now + 14 * day)).toMatchObject({
    kind: "lapse",
    question: { status: "lapsed", endedAt: now + 14 * day },
  });
  const again = write(answer(reminded.question, "Yes.", now + 2 * day), "And?", now + 3 * day);
  expect(nextStep(again, now + 4 * day)?.kind).toBe("remind");
});

test("an answered question rests for 30 days and is closed then", () => {
  const answered = answer(first, "Yes.");
  expect(nextStep(answered, now + 30 * day - 1)).toBeNull();
  expect(nextStep(answered, now + 30 * day)).toMatchObject({
    kind: "rest",
    question: { status: "closed" },
  });
});

const within = (...hours: number[]) =>
  hours.map((each) => ({ waitedMs: each * hour, answered: true }));
const unanswered = { waitedMs: 14 * day, answered: false };

test.each([
  ["fewer than three answers", within(1, 2), null],
  ["two answers and any number without one", [...within(1, 2), unanswered, unanswered], null],
  ["an odd number", within(30, 2, 5), 5 * hour],
  ["an even number", within(30, 2, 5, 6), 5.5 * hour],
  ["questions without an answer count as long", [...within(1, 2, 3), unanswered], 2.5 * hour],
  ["most have no answer", [...within(1, 2, 3), ...Array(4).fill(unanswered)], null],
])("the usual answer time is the median: %s", (_case, times, usual) => {
  expect(usualAnswerTime(times)).toBe(usual);
});

test("hours are rounded up, so that no answer is promised too early", () => {
  expect([1, hour, hour + 1, 25 * hour].map(answerHours)).toEqual([1, 1, 2, 25]);
});
