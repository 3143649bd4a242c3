import { expect, test } from "vitest";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { newClient, offeredTimes } from "./booked-session.ts";
import { codeFor, linkFor, openGuestVisit } from "./guest-steps.ts";
import { editorOf } from "./profile-steps.ts";

const guest = { email: "shown.price@example.ee", name: "Shown Price" };

/** A visitor at a practitioner's times while the practitioner edits the profile. */
async function openVisit() {
  const visit = await openGuestVisit();
  const { app } = visit;
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const client = await newClient(app, "signed.in@example.ee");
  const held = await visit.hold(3);
  const { practices } = await app.ports.persistence.therapists.findByEventType(held.eventType) ??
    { practices: [] };
  const practice = practices.find(({ eventTypeUri }) => eventTypeUri === held.eventType)!;
  const shown = { priceCents: practice.priceCents, durationMinutes: practice.durationMinutes };
  const book = (startsAt: string, terms: typeof shown, more = {}) =>
    app.post("/calendly/invitees", {
      event_type: held.eventType,
      start_time: startsAt,
      invitee: { name: "Mari", email: client.user.email, timezone: "Europe/Tallinn" },
      questions_and_answers: [],
      shown: { price_cents: terms.priceCents, duration: terms.durationMinutes },
      ...more,
    }, client.headers);
  const sessions = async () => await (await app.get("/therapy-sessions/me", client.headers)).json();
  return { visit, app, editor, held, practice, shown, book, sessions };
}

test("a price that has changed since the page showed it books nothing and is named", async () => {
  const { visit, app, editor, held, practice, shown, book, sessions } = await openVisit();
  await using _ = app;
  const { times } = await offeredTimes(app, visit.therapistId, 30);
  const free = times[9]!;
  const priceCents = practice.priceCents + 1500;
  await editor.publish(({ practices }) => ({
    practices: practices.map((one) => one.id === practice.id ? { ...one, priceCents } : one),
  }));
  const changed = { ...shown, priceCents };

  const refused = await book(free, shown);
  expect((await refused.clone().json()).terms).toEqual(changed);
  await expectRefusal(refused, 409, "ERR_PRICE_CHANGED");
  expect(await sessions()).toEqual([]);
  expect((await book(free, changed)).status).toBe(201);
  expect((await sessions())[0].priceCents).toBe(priceCents);

  // The held time keeps its price: a page that shows the new one says so before it books.
  const late = await app.post("/booking-requests", visit.form(held, guest, { shown: changed }));
  expect((await late.clone().json()).terms).toEqual(shown);
  await expectRefusal(late, 409, "ERR_PRICE_CHANGED");
  const requested = await visit.request(held, guest, { shown });
  const { booking } = await (await visit.confirm(requested, await codeFor(app, guest.email)))
    .json();
  expect(booking.priceCents).toBe(shown.priceCents);
});

test("another length than the page showed is named too", async () => {
  const { app, editor, practice, shown, book, visit } = await openVisit();
  await using _ = app;
  const { startsAt, hold } = await visit.hold(12);
  const durationMinutes = practice.durationMinutes - 5;
  await editor.publish(({ practices }) => ({
    practices: practices.map((one) => one.id === practice.id ? { ...one, durationMinutes } : one),
  }));
  const refused = await book(startsAt, shown, { hold });
  expect((await refused.clone().json()).terms).toEqual({ ...shown, durationMinutes });
  await expectRefusal(refused, 409, "ERR_PRICE_CHANGED");
});

test("a practice that is removed while a guest confirms is no longer offered", async () => {
  const { app, editor, practice, held, book, shown, visit } = await openVisit();
  await using _ = app;
  const requested = await visit.request(held, guest);
  const code = await codeFor(app, guest.email);
  const token = await linkFor(app, guest.email);
  await editor.publish(({ practices }) => ({
    practices: practices.filter(({ id }) => id !== practice.id),
  }));
  const refusals = [
    await visit.confirm(requested, code),
    await app.post("/booking-requests/link/confirm", { token }),
    await app.post("/booking-requests", visit.form(held, guest)),
    await book(held.startsAt, shown),
    await app.post("/calendly/holds", { event_type: held.eventType, start_time: held.startsAt }),
  ];
  for (const answer of refusals) await expectRefusal(answer, 409, "ERR_PRACTICE_NOT_OFFERED");
});
