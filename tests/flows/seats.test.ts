import { expect, test } from "vitest";
import { fingerprint } from "../security/database-fingerprint.ts";
import { newClient } from "./booked-session.ts";
import { openEditor } from "./profile-steps.ts";
import { codeOf } from "./session-fixtures.ts";

type Practice = { id: string; type: string; eventTypeUri: string; seats: number; intro: boolean };

test("a practitioner gives a practice seats, and keeps those that are booked", async () => {
  const { app, ...editor } = await openEditor();
  await using _ = app;
  const { content } = await editor.draft();
  const { id } = content.practices.find(({ intro }) => !intro)!;
  const withSeats = (seats: number) =>
    content.practices.map((one) => one.id === id ? { ...one, seats } : one);
  for (const seats of [0, 201, 1.5, "2"]) {
    const { version } = await editor.draft();
    const practices = withSeats(seats as number);
    const refused = await editor.saveWith({ ...content, practices }, version);
    expect(await codeOf(refused)).toEqual([400, "ERR_INVALID_INPUT"]);
  }
  await editor.publish(() => ({ practices: withSeats(3) }));

  const page = await (await app.get(editor.path, {})).json();
  const practice = page.practices.find((one: Practice) => one.id === id) as Practice;
  expect(practice.seats).toBe(3);
  const window = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(app.now()).toISOString(),
    end_time: new Date(app.now() + 30 * 86_400_000).toISOString(),
  });
  const times = await (await app.get(`/calendly/event-type-available-times?${window}`)).json();
  const time = times.collection.find((one: { invitees_remaining: number }) =>
    one.invitees_remaining === 3
  );
  const book = async (nth: number) => {
    const email = `guest${nth}@example.ee`;
    const { headers } = await newClient(app, email);
    return await app.post("/calendly/invitees", {
      event_type: practice.eventTypeUri,
      start_time: time.start_time,
      invitee: { name: "Mari Maasikas", email, timezone: "Europe/Tallinn" },
    }, headers);
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(book));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409]);

  const { version } = await editor.save(() => ({ practices: withSeats(2) }));
  const before = fingerprint(app);
  expect(await codeOf(await editor.publishWith(version))).toEqual([409, "ERR_SEATS_BOOKED"]);
  expect(fingerprint(app)).toBe(before);
});
