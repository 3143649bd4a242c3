import { afterAll, beforeAll, expect, test } from "vitest";
import { disable, expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { newClient, offeredTimes } from "./booked-session.ts";
import { codeFor, openGuestVisit } from "./guest-steps.ts";
import { day, hour } from "backend/domain/duration.ts";

type Visit = Awaited<ReturnType<typeof openGuestVisit>>;

let visit: Visit;
let app: Visit["app"];
beforeAll(async () => {
  visit = await openGuestVisit();
  app = visit.app;
});
afterAll(() => app[Symbol.asyncDispose]());

async function book(name: string, nth: number) {
  const person = { email: `${name}@example.ee`, name };
  const { held, requested } = await visit.requestTime(person, nth);
  const answer = await visit.confirm(requested, await codeFor(app, person.email));
  const { booking } = await answer.json();
  await newMails(app);
  return { person, booking, startsAt: held.startsAt, token: booking.manageUrl.split("#")[1] };
}

const send = (operation: string, body: object) => app.post(`/booking-links/${operation}`, body);
const errCodeOf = async (answer: Response) => (await answer.json()).errCode;

test("a client moves and cancels with the link of the mail, without signing in", async () => {
  const { booking, startsAt, token, person } = await book("mover", 3);
  const read = await (await send("read", { token })).json();
  expect(read).toEqual(booking);

  const { times } = await offeredTimes(app, visit.therapistId);
  const later = times.at(-1)!;
  const moved = await (await send("reschedule", { token, startsAt: later })).json();
  expect(moved).toMatchObject({ id: booking.id, status: "booked" });
  expect(Date.parse(moved.startsAt)).toBe(Date.parse(later));
  expect(await visit.isFree(startsAt)).toBe(true);
  expect((await newMails(app)).map(({ to }) => to))
    .toEqual([person.email, "therapist1@demo.heaolu.ee"]);

  const cancelled = await send("cancel", { token, reason: "Ill" });
  expect(cancelled.headers.get("set-cookie")).toBeNull();
  expect(await cancelled.json()).toMatchObject({ status: "cancelled", canCancel: false });
  expect(await visit.isFree(later)).toBe(true);
  expect((await newMails(app)).map(({ to }) => to))
    .toEqual([person.email, "therapist1@demo.heaolu.ee"]);
  const again = await send("cancel", { token });
  expect((await again.json()).status).toBe("cancelled");
  expect(await newMails(app)).toEqual([]);
  await expectRefusal(
    await send("reschedule", { token, startsAt: times[0] }),
    409,
    "ERR_ILLEGAL_TRANSITION",
  );
});

test("a page that shows an old start or fee neither cancels nor moves the booking", async () => {
  const { booking, token } = await book("two-tabs", 9);
  const { times } = await offeredTimes(app, visit.therapistId);
  const shown = { startsAt: booking.startsAt, feeCents: 0 };
  const moved = await send("reschedule", { token, startsAt: times.at(-2), shown });
  const { startsAt, cancelFreeUntil, lateCancelFeeCents } = await moved.json();
  await newMails(app);

  await expectRefusal(await send("cancel", { token, shown }), 409, "ERR_BOOKING_CHANGED");
  const elsewhere = { token, startsAt: times.at(-6), shown };
  await expectRefusal(await send("reschedule", elsewhere), 409, "ERR_BOOKING_CHANGED");
  expect(await newMails(app)).toEqual([]);

  const before = app.now();
  app.advance(Date.parse(cancelFreeUntil) - before + 1);
  const free = { startsAt, feeCents: 0 };
  await expectRefusal(await send("cancel", { token, shown: free }), 409, "ERR_BOOKING_CHANGED");
  const late = await (await send("read", { token })).json();
  expect(late).toMatchObject({ status: "booked", cancelOutcome: "late", startsAt });
  const seen = { startsAt, feeCents: lateCancelFeeCents };
  expect(lateCancelFeeCents).toBeGreaterThan(0);
  expect((await send("cancel", { token, shown: seen })).status).toBe(200);
  await newMails(app);
  app.advance(before - app.now());
});

test("a client books and moves at most thirty times an hour, and may still cancel", async () => {
  const { booking, token } = await book("restless", 12);
  const { times } = await offeredTimes(app, visit.therapistId);
  for (let nth = 0; nth < 30; nth++) {
    const startsAt = times[nth % 2 === 0 ? 40 : 44];
    expect((await send("reschedule", { token, startsAt })).status).toBe(200);
  }
  const next = await send("reschedule", { token, startsAt: times[40] });
  expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(0);
  await expectRefusal(next, 429, "ERR_TOO_MANY_REQUESTS");
  const { headers } = await newClient(app, "restless-too@example.ee");
  const form = (nth: number) => ({
    event_type: booking.eventTypeUri,
    start_time: times[40 + nth],
    invitee: { name: "R", email: "restless-too@example.ee", timezone: "Europe/Tallinn" },
  });
  const statuses = [];
  for (let nth = 0; nth < 31; nth++) {
    const answer = await app.post("/calendly/invitees", form(0), headers);
    statuses.push(answer.status);
    if (!answer.ok) continue;
    const [{ id }] = await (await app.get("/therapy-sessions/me?status=booked", headers)).json();
    await app.post(`/therapy-sessions/${id}/cancel`, {}, headers);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
  expect((await send("cancel", { token })).status).toBe(200);
  await newMails(app);
  app.advance(hour);
});

test("a forged, foreign or shortened token is refused without a hint", async () => {
  const [one, other] = [await book("forger", 6), await book("victim", 9)];
  const mac = one.token.split(".")[1]!;
  const forged = [
    `${other.booking.id}.${mac}`,
    one.token.slice(0, -1),
    `${one.token}x`,
    one.booking.id,
    `${crypto.randomUUID()}.${mac}`,
    one.booking.calendarLinks.file.split("/").at(-2)!,
    ".",
  ];
  for (const token of forged) {
    expect(await errCodeOf(await send("read", { token }))).toBe("ERR_INVALID_TOKEN");
    expect(await errCodeOf(await send("cancel", { token }))).toBe("ERR_INVALID_TOKEN");
  }
  expect((await (await send("read", { token: other.token })).json()).status).toBe("booked");
});

test("a link dies with the client's address, with the account, and a week after the session", async () => {
  const { persistence } = app.ports;
  const first = await book("renamed", 12);
  await persistence.transaction(async ({ users }) => {
    const user = (await users.findByEmail(first.person.email))!;
    await users.save({ ...user, email: "renamed.later@example.ee" });
  });
  expect(await errCodeOf(await send("read", { token: first.token }))).toBe("ERR_INVALID_TOKEN");
  const second = await book("closed", 15);
  await disable(app, second.person.email);
  expect(await errCodeOf(await send("read", { token: second.token }))).toBe("ERR_INVALID_TOKEN");

  const third = await book("past", 18);
  app.advance(Date.parse(third.booking.endsAt) - app.now() + 7 * day - hour);
  expect((await send("read", { token: third.token })).status).toBe(200);
  await expectRefusal(await send("cancel", { token: third.token }), 409, "ERR_ILLEGAL_TRANSITION");
  app.advance(hour);
  expect(await errCodeOf(await send("read", { token: third.token }))).toBe("ERR_INVALID_TOKEN");
});
