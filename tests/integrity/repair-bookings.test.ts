import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkIntegrity } from "db/check.ts";
import { minute } from "backend/domain/duration.ts";
import { repairBookings } from "backend/use-cases/therapy-sessions/repair-bookings.ts";
import { bookAtProvider, bookSession, newClient, offeredTimes } from "../flows/booked-session.ts";
import { codeFor, liisa, openGuestVisit } from "../flows/guest-steps.ts";
import { newMails } from "../support/sign-in-steps.ts";

type Visit = Awaited<ReturnType<typeof openGuestVisit>>;

let visit: Visit;
let app: Visit["app"];
beforeEach(async () => {
  visit = await openGuestVisit();
  app = visit.app;
});
afterEach(() => app[Symbol.asyncDispose]());

const clean = { sessions: 0, requests: 0, holds: 0, mails: 0, unresolved: 0 };
const repair = () => repairBookings(app.ports, app.now());
const damage = (statement: ReturnType<typeof sql>) =>
  app.database.transaction((connection) => connection.run(statement));
/** SQLite may find the index of words inconsistent while the search writes it. */
async function broken(): Promise<string[]> {
  await app.ports.search.settled(app.now());
  return (await checkIntegrity(app.database.read)).map(({ invariant }) => invariant);
}

async function confirmed() {
  const { held, requested } = await visit.requestTime(liisa);
  const answer = await visit.confirm(requested, await codeFor(app, liisa.email));
  expect(answer.status).toBe(200);
  return { held, requested, booking: (await answer.json()).booking };
}

test("a marketplace without damage is left alone", async () => {
  await confirmed();
  app.advance(minute);
  expect(await repair()).toEqual(clean);
  expect(await broken()).toEqual([]);
});

test("a booking without a session gets its session and mails", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const { practice, times } = await offeredTimes(app, visit.therapistId);
  await bookAtProvider(app, client, practice.eventTypeUri, times[0]!);
  expect(await repair()).toEqual(clean);
  app.advance(minute);
  expect(await broken()).toEqual(["a booking of a confirmed account has a session"]);
  await newMails(app);
  expect(await repair()).toEqual({ ...clean, sessions: 1 });
  expect(await app.ports.persistence.therapySessions.listUnsettled(client.user.id)).toHaveLength(1);
  expect((await newMails(app)).map(({ to }) => to))
    .toEqual([client.user.email, "therapist1@demo.heaolu.ee"]);
  expect([await repair(), await broken()]).toEqual([clean, []]);
});

test("a booking of an address without an account is reported and stays", async () => {
  const { practice, times } = await offeredTimes(app, visit.therapistId);
  const stranger = { user: { name: "Stranger", email: "unproven@example.ee" } };
  await bookAtProvider(app, stranger, practice.eventTypeUri, times[0]!);
  app.advance(minute);
  expect(await repair()).toEqual({ ...clean, unresolved: 1 });
  expect(await visit.isFree(times[0]!)).toBe(false);
});

test("a session whose booking was cancelled in the calendar alone is cancelled, with mails to both", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const { session } = await bookSession(app, client, visit.therapistId);
  await newMails(app);
  await app.ports.scheduling.cancel({ eventUri: session.eventUrl }, "client", "", app.now());
  app.advance(minute);
  expect(await broken()).toEqual(["a booked session of the embedded calendar has its booking"]);
  expect(await repair()).toEqual({ ...clean, sessions: 1 });
  const after = await app.ports.persistence.therapySessions.find(session.id);
  expect(after).toMatchObject({ status: "cancelled", cancelledBy: "provider" });
  expect(await newMails(app)).toHaveLength(2);
  expect([await repair(), await broken()]).toEqual([clean, []]);
});

test("a session whose booking is gone is reported and kept", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const { session } = await bookSession(app, client, visit.therapistId);
  const eventId = session.eventUrl.split("/").at(-1);
  await damage(sql`delete from invitees where event_id = ${eventId}`);
  await damage(sql`delete from scheduled_events where id = ${eventId}`);
  app.advance(minute);
  expect(await broken()).toEqual(["a booked session of the embedded calendar has its booking"]);
  expect(await repair()).toEqual({ ...clean, unresolved: 1 });
  const after = await app.ports.persistence.therapySessions.find(session.id);
  expect(after?.status).toBe("booked");
});

test("a confirmed request without its session is linked to the session at that time", async () => {
  const { requested, booking } = await confirmed();
  await damage(sql`update booking_requests set therapy_session_id = null`);
  expect(await broken()).toEqual([
    "a confirmed booking request has a session, an order or waits for the practitioner's answer",
  ]);
  expect(await repair()).toEqual({ ...clean, requests: 1 });
  expect(await visit.state(requested)).toMatchObject({ status: "confirmed", booking });
  expect([await repair(), await broken()]).toEqual([clean, []]);
});

test("a hold that outlives its request is deleted, and one of a visitor who logs in is kept", async () => {
  const { held, requested } = await visit.requestTime(liisa);
  await damage(sql`update booking_requests set expires_at = ${app.now()}`);
  expect(await repair()).toEqual(clean);
  app.advance(14 * minute);
  await damage(sql`update holds set expires_at = expires_at + ${30 * minute}`);
  app.advance(6 * minute);
  expect(await visit.isFree(held.startsAt)).toBe(false);
  expect(await repair()).toEqual({ ...clean, holds: 1 });
  expect(await visit.isFree(held.startsAt)).toBe(true);
  expect(await visit.state(requested)).toMatchObject({ status: "expired" });
});

test("a mail of a booking that was never queued is queued once", async () => {
  const { booking } = await confirmed();
  await damage(sql`delete from outbox where template = 'session-booked-therapist'`);
  app.advance(minute);
  expect(await repair()).toEqual({ ...clean, mails: 1 });
  const mails = await newMails(app);
  expect(mails.map(({ to }) => to)).toEqual([liisa.email, "therapist1@demo.heaolu.ee"]);
  expect(mails[1]!.text).toContain(booking.name);
  expect(await repair()).toEqual(clean);
});
