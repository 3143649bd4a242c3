import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import { draftOf, put, read } from "./availability-steps.ts";
import { newClient, offeredTimes } from "./booked-session.ts";
import { codeOf, waitingMails } from "./session-fixtures.ts";

test("practitioner and client read the answers of the booking form, also after a move and when a question is gone", async () => {
  await using app = await openTestApp();
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = therapist.user.therapistId;
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const { body } = await read(app, therapist);
  const draft = draftOf(body);
  const withQuestions = (questions: { name: string; required: boolean }[]) => ({
    ...draft,
    practices: draft.practices.map((one: { eventTypeUrl: string }) =>
      one.eventTypeUrl === practice.eventTypeUri ? { ...one, questions } : one
    ),
  });
  const why = "Mis sind siia toob?";
  const before = "Что помогало раньше? 🙂";
  const questions = [{ name: why, required: true }, { name: before, required: false }];
  expect((await put(app, therapist, withQuestions(questions))).status).toBe(200);

  const client = await newClient(app, "kerli@example.ee");
  const book = (questions_and_answers: object[]) =>
    app.post("/calendly/invitees", {
      event_type: practice.eventTypeUri,
      start_time: times[0],
      invitee: { name: client.user.name, email: client.user.email, timezone: "Europe/Tallinn" },
      questions_and_answers,
    }, client.headers);
  for (const answer of ["", "   "]) {
    expect(await codeOf(await book([{ question: why, answer, position: 0 }])))
      .toEqual([400, "ERR_INVALID_INPUT"]);
  }
  const long = "Uni. ".repeat(400);
  const given = [
    { question: before, answer: "<b>ничего</b>", position: 1 },
    { question: why, answer: long, position: 0 },
  ];
  expect((await book([{ ...given[1], answer: `${long}!` }])).status).toBe(400);
  const booked = await book(given);
  expect(booked.status, await booked.clone().text()).toBe(201);

  const [mine] = await (await app.get("/therapy-sessions/me", client.headers)).json();
  const expected = [
    { question: why, answer: long },
    { question: before, answer: "<b>ничего</b>" },
  ];
  expect(mine.answers).toEqual(expected);
  const path = `/therapy-sessions/${mine.id}`;
  const seen = async (headers: Record<string, string>) =>
    (await (await app.get(path, headers)).json()).answers;
  expect(await seen(therapist.headers)).toEqual(expected);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  expect(await codeOf(await app.get(path, admin.headers))).toEqual([403, "ERR_REASON_REQUIRED"]);
  expect(JSON.stringify(await waitingMails(app))).not.toContain("ничего");

  expect((await put(app, therapist, withQuestions([]))).status).toBe(200);
  const moved = await app.post(`${path}/reschedule`, { startsAt: times.at(-1) }, client.headers);
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await seen(therapist.headers)).toEqual(expected);
});
