import { afterAll, beforeAll, expect, test } from "vitest";
import { minute } from "backend/domain/duration.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, type Person } from "./booked-session.ts";
import { bookIn, minutesAfter, openEveryDay } from "./working-day-steps.ts";

const path = "/therapy-sessions/therapist/delay";
const liisa = { name: "Liisa Tamm", email: "liisa@example.ee", language: "et" } as const;
const anna = { name: "Anna Petrova", email: "anna@example.ee", language: "ru" } as const;
const john = { name: "John Smith", email: "john@example.ee", language: "en" } as const;

let app: TestApp;
let kulli: Person;
let first: { id: string; startsAt: string; durationMinutes: number };
let second: { id: string; startsAt: string };
let third: { id: string };
beforeAll(async () => {
  app = await openTestApp();
  // Later than the sessions of the demo marketplace.
  app.advance(7 * 60 * minute);
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, kulli);
  const start = minutesAfter(app.now(), 30);
  first = await bookIn(app, kulli, liisa, start);
  const afterFirst = minutesAfter(start, first.durationMinutes + 10);
  second = await bookIn(app, kulli, anna, afterFirst);
  third = await bookIn(app, kulli, john, minutesAfter(afterFirst, first.durationMinutes + 60));
  await newMails(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const preview = async (query: string) =>
  await (await app.get(`${path}?${query}`, kulli.headers)).json();
const announce = async (minutes: number, from?: string) => {
  const answer = await app.post(path, { minutes, ...(from && { from }) }, kulli.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return await answer.json();
};
const sessionOf = async (id: string) =>
  await (await app.get(`/therapy-sessions/${id}`, kulli.headers)).json();

test("the preview names the clients who begin later, in their language, and sends nothing", async () => {
  const shown = await preview("minutes=20");
  expect(shown.from).toBe(first.id);
  expect(shown.sessions.map((one: { sessionId: string }) => one.sessionId))
    .toEqual([first.id, second.id, third.id]);
  expect(shown.messages).toEqual([
    expect.objectContaining({
      sessionId: first.id,
      clientName: liisa.name,
      minutes: 20,
      language: "et",
      isKnown: false,
      subject: "Täna umbes 20 minutit hiljem",
    }),
    expect.objectContaining({ sessionId: second.id, minutes: 10, language: "ru" }),
  ]);
  expect(await newMails(app)).toEqual([]);
  expect((await preview(`minutes=5&from=${third.id}`)).messages).toEqual([
    expect.objectContaining({ sessionId: third.id, minutes: 5 }),
  ]);
});

test("each client gets the mail of the preview, once, and the booked times stay", async () => {
  const shown = await preview("minutes=20");
  await announce(20);
  await announce(20);
  const mails = await newMails(app);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [liisa.email, "Täna umbes 20 minutit hiljem"],
    [anna.email, "Сегодня примерно на 10 минут позже"],
  ]);
  const withoutSecret = mails[0]!.text.replace(/(#[\w-]+)\.\S+/, "$1");
  expect(withoutSecret).toBe(shown.messages[0].text);
  expect(mails[0]!.subject).not.toContain("Külli");
  expect(await sessionOf(first.id)).toMatchObject({ startsAt: first.startsAt, lateMinutes: 20 });
  expect(await sessionOf(second.id)).toMatchObject({ startsAt: second.startsAt, lateMinutes: 10 });
  expect(await sessionOf(third.id)).toMatchObject({ lateMinutes: null });
  const history = await (await app.get(`/therapy-sessions/${first.id}/history`, kulli.headers))
    .json();
  expect(history.at(-1)).toMatchObject({ action: "delay", actor: "therapist", reason: "20" });
});

test("a longer delay replaces a shorter one, and a shorter one sends nothing", async () => {
  expect((await announce(15)).messages).toEqual([
    expect.objectContaining({ sessionId: first.id, isKnown: true }),
    expect.objectContaining({ sessionId: second.id, minutes: 5, isKnown: true }),
  ]);
  expect(await newMails(app)).toEqual([]);
  await announce(30);
  const [toLiisa, toAnna, ...others] = await newMails(app);
  expect(others).toEqual([]);
  expect(toLiisa!.text).toContain("Eelmises kirjas oli juttu 20 minutist");
  expect(toAnna!.subject).toBe("Сегодня примерно на 20 минут позже");
});

test("clients, unknown amounts and sessions of other days are refused", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const other = await bookIn(app, kulli, john, minutesAfter(app.now(), 24 * 60));
  await newMails(app);
  await expectRefusal(await app.post(path, { minutes: 5 }, client.headers), 403, "ERR_FORBIDDEN");
  for (const minutes of [0, 7, 31, -5, "10"]) {
    const answer = await app.post(path, { minutes }, kulli.headers);
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  const body = { minutes: 5, from: other.id };
  await expectRefusal(await app.post(path, body, kulli.headers), 404, "ERR_NOT_FOUND");
  expect(await newMails(app)).toEqual([]);
});
