import { afterAll, beforeAll, expect, test } from "vitest";
import { bookAtProvider, bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { codeFor, liisa, linkFor, openGuestVisit } from "./guest-steps.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { minute } from "backend/domain/duration.ts";

type Visit = Awaited<ReturnType<typeof openGuestVisit>>;

let visit: Visit;
let app: Visit["app"];
beforeAll(async () => {
  visit = await openGuestVisit();
  app = visit.app;
});
afterAll(() => app[Symbol.asyncDispose]());

const practitioner = () => app.signIn("therapist1@demo.heaolu.ee");

type Time = { id: string; kind: string; startsAt: string; [field: string]: unknown };

async function blocking(): Promise<Time[]> {
  const { headers } = await practitioner();
  const answer = await app.get("/availability/blocking-times?days=62", headers);
  expect(answer.status).toBe(200);
  return (await answer.json()).times;
}

async function end(id: string) {
  const { headers } = await practitioner();
  return await app.send("DELETE", `/availability/blocking-times/${id}`, undefined, headers);
}

const shortText = (startsAt: string) => new Date(startsAt).toISOString().replace(".000", "");

test("a practitioner sees a visitor's hold without a name and frees the time", async () => {
  const { hold: { id }, startsAt, eventType } = await visit.hold();
  expect((await blocking()).find((one) => one.id === id)).toEqual({
    id,
    kind: "hold",
    startsAt: shortText(startsAt),
    endsAt: expect.any(String),
    heldUntil: shortText(new Date(app.now() + 5 * minute).toISOString()),
    eventTypeUrl: eventType,
    name: null,
    sessionId: null,
    canEnd: true,
  });
  expect((await end(id)).status).toBe(204);
  expect(await visit.isFree(startsAt)).toBe(true);
  await expectRefusal(await end(id), 404, "ERR_NOT_FOUND");
});

test("an ended request can no longer be confirmed, and the guest gets no further mail", async () => {
  const { held, requested } = await visit.requestTime(liisa);
  const code = await codeFor(app, liisa.email);
  const token = await linkFor(app, liisa.email);
  await newMails(app);
  const shown = await blocking();
  expect(shown.find(({ id }) => id === held.hold.id)).toMatchObject({
    kind: "request",
    name: null,
  });
  expect(JSON.stringify(shown)).not.toContain(liisa.name);
  expect(JSON.stringify(shown)).not.toContain(liisa.email);

  expect((await end(held.hold.id)).status).toBe(204);
  expect(await visit.isFree(held.startsAt)).toBe(true);
  expect(await visit.state(requested)).toMatchObject({ status: "expired", booking: null });
  await expectRefusal(await visit.confirm(requested, code), 409, "ERR_HOLD_EXPIRED");
  const byLink = await app.post("/booking-requests/link/confirm", { token });
  await expectRefusal(byLink, 409, "ERR_HOLD_EXPIRED");
  const again = await app.post("/booking-requests", visit.form(held, liisa));
  await expectRefusal(again, 409, "ERR_HOLD_EXPIRED");
  expect(await newMails(app)).toEqual([]);
});

test("a session names its client and is cancelled as a session, not here", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const { session } = await bookSession(app, client, visit.therapistId);
  const shown = (await blocking()).find(({ sessionId }) => sessionId === session.id)!;
  expect(shown).toMatchObject({
    kind: "booking",
    startsAt: session.startsAt,
    name: client.user.name,
    canEnd: false,
  });
  await expectRefusal(await end(shown.id), 409, "ERR_ILLEGAL_TRANSITION");
});

test("a booking without a session is shown without its name and can be ended", async () => {
  const { practice, times } = await offeredTimes(app, visit.therapistId);
  const [startsAt] = times;
  const stranger = { user: { name: "Stranger", email: "unproven@example.ee" } };
  const { eventInviteeUrl } = await bookAtProvider(app, stranger, practice.eventTypeUri, startsAt!);
  const shown = (await blocking()).find(({ id }) => eventInviteeUrl.endsWith(id))!;
  expect(shown).toMatchObject({ kind: "booking", name: null, sessionId: null, canEnd: true });
  expect((await end(shown.id)).status).toBe(204);
  expect(await visit.isFree(startsAt!)).toBe(true);
});

test("an imported busy time names its calendar and cannot be ended alone", async () => {
  const shown = (await blocking()).find(({ kind }) => kind === "import")!;
  expect(shown).toMatchObject({ name: "Pere kalender", heldUntil: null, canEnd: false });
  await expectRefusal(await end(shown.id), 404, "ERR_NOT_FOUND");
});
