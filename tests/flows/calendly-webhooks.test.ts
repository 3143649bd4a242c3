import { expect, test } from "vitest";
import { applyWebhookEvents } from "backend/use-cases/scheduling/apply-webhook-events.ts";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { openingTime } from "../test-app.ts";
import { agreeTo } from "./booked-session.ts";
import { type CalendlyApp, openCalendlyApp } from "./calendly-app.ts";
import { day, hour, minute } from "backend/domain/duration.ts";

/** Tuesday, 24 November 2026, 10:00 in Tallinn, and the day after. */
const tuesday = openingTime + 4 * day + hour;
const wednesday = tuesday + day;

/** Runs the job after the delay that gives the browser the first chance. */
async function follow({ app }: CalendlyApp) {
  app.advance(10_000);
  return await applyWebhookEvents(app.ports, app.now());
}

async function reconcile({ app }: CalendlyApp) {
  app.advance(minute);
  return await reconcileTherapySessions(app.ports, app.now());
}

async function mailsTo(calendly: CalendlyApp, email: string) {
  const due = await calendly.app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(calendly.app.now(), calendly.app.now() + 1, 100)
  );
  return due.filter(({ to }) => to === email).map(({ template }) => template);
}

function bookOnPage({ simulator, people, form }: CalendlyApp, startsAt = tuesday) {
  return simulator.bookFromPage(people.session, startsAt, form);
}

test("a booking on the hosted page appears once, although webhook, browser and reconcile all report it", async () => {
  await using calendly = await openCalendlyApp();
  const { app, simulator, therapist, client } = calendly;
  const invitee = bookOnPage(calendly);
  expect(await calendly.deliver()).toEqual([204]);
  expect(await calendly.journal()).toEqual([]);
  expect(await follow(calendly)).toEqual({ followed: 1, failed: 0 });
  const [session] = await calendly.journal();
  expect(session).toMatchObject({ status: "booked", startsAt: tuesday });

  const eventInviteeUrl = simulator.uris.invitee(invitee);
  const answer = await app.post("/therapy-sessions", {
    therapistId: therapist.id,
    userId: client.user.id,
    eventUrl: simulator.uris.event(invitee.event),
    eventInviteeUrl,
  }, client.headers);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id: session!.id });
  expect(await reconcile(calendly)).toMatchObject({ created: 0, moved: 0, cancelled: 0 });
  expect(await calendly.journal()).toHaveLength(1);
  expect((await mailsTo(calendly, client.user.email)).filter((name) => name === "session-booked"))
    .toHaveLength(1);
});

test("the browser's report is enough for the caller's own booking and ignored for another's", async () => {
  await using calendly = await openCalendlyApp();
  const { app, simulator, therapist, client } = calendly;
  const own = bookOnPage(calendly);
  const others = simulator.bookFromPage(calendly.people.session, wednesday, {
    name: "Mari Mets",
    email: "mari.mets@example.ee",
  });
  const say = (invitee: typeof own, changed = {}) =>
    app.post("/therapy-sessions", {
      therapistId: therapist.id,
      userId: client.user.id,
      eventUrl: simulator.uris.event(invitee.event),
      eventInviteeUrl: simulator.uris.invitee(invitee),
      ...changed,
    }, client.headers);
  expect((await say(others)).status).toBe(403);
  expect((await say(own, { eventUrl: simulator.uris.event(others.event) })).status).toBe(409);
  expect((await say(own)).status).toBe(201);
  await calendly.deliver();
  await follow(calendly);
  await reconcile(calendly);
  expect(await calendly.journal()).toHaveLength(1);
});

test("the reconcile job alone finds bookings, moves and cancellations made at the provider", async () => {
  await using calendly = await openCalendlyApp();
  const { simulator, client } = calendly;
  const invitee = bookOnPage(calendly);
  expect(await reconcile(calendly)).toMatchObject({ created: 1 });
  const moved = simulator.rescheduleFromPage(invitee, wednesday);
  expect(await reconcile(calendly)).toMatchObject({ created: 0, moved: 1, cancelled: 0 });
  const [session, ...others] = await calendly.journal();
  expect(others).toEqual([]);
  const from = { startsAt: tuesday, endsAt: tuesday + session!.endsAt - session!.startsAt };
  expect(session).toMatchObject({
    status: "booked",
    startsAt: wednesday,
    lastMove: { by: "provider", from },
  });
  simulator.cancelByHost(moved, "ill");
  expect(await reconcile(calendly)).toMatchObject({ created: 0, moved: 0, cancelled: 1 });
  expect((await calendly.journal())[0]).toMatchObject({ status: "cancelled" });
  expect(await reconcile(calendly)).toEqual({ created: 0, moved: 0, cancelled: 0, freed: 0 });
  expect((await mailsTo(calendly, client.user.email)).filter((name) => name.startsWith("session-")))
    .toEqual(["session-booked", "session-rescheduled", "session-cancelled"]);
});

test("a chain of moves keeps one calendar entry, and the note stays with its session", async () => {
  await using calendly = await openCalendlyApp({ settings: { losesTracking: true } });
  const { app, simulator, client } = calendly;
  const first = bookOnPage(calendly);
  await reconcile(calendly);
  const [session] = await calendly.journal();
  await agreeTo(app, client);
  const before = await app.get(`/therapy-sessions/${session!.id}`, client.headers);
  await app.send(
    "PUT",
    `/therapy-sessions/${session!.id}/note`,
    { note: "mine alone" },
    { ...client.headers, "If-Match": before.headers.get("etag") ?? "" },
  );
  const second = simulator.rescheduleFromPage(first, wednesday);
  simulator.rescheduleFromPage(second, wednesday + day);
  await calendly.deliver();
  await follow(calendly);
  expect(await calendly.journal()).toMatchObject([{
    id: session!.id,
    status: "booked",
    startsAt: wednesday + day,
    note: "mine alone",
    calendarSequence: 1,
  }]);
});

const orders: [string, <Item>(items: Item[]) => Item[]][] = [
  ["as they came", (items) => items],
  ["backwards", (items) => items.toReversed()],
  ["twice", (items) => [...items, ...items]],
  ["the cancellation first, the rest twice", ([a, b, c, ...d]) =>
    [b, a, c, a, ...d, c, b]
      .filter((item) => item !== undefined)],
];

test.each(orders)("webhook events of a move %s end in the same journal", async (_, order) => {
  await using calendly = await openCalendlyApp();
  const invitee = bookOnPage(calendly);
  await calendly.deliver();
  await follow(calendly);
  calendly.simulator.rescheduleFromPage(invitee, wednesday);
  await calendly.deliver(undefined, order);
  await follow(calendly);
  await follow(calendly);
  expect(await calendly.journal()).toMatchObject([{ status: "booked", startsAt: wednesday }]);
  expect(await reconcile(calendly)).toMatchObject({ created: 0, moved: 0, cancelled: 0 });
});

test("webhook events that arrive a day late change nothing", async () => {
  await using calendly = await openCalendlyApp();
  const invitee = bookOnPage(calendly);
  calendly.simulator.cancelFromPage(invitee, "ill");
  const again = bookOnPage(calendly);
  calendly.app.advance(20 * hour);
  await calendly.deliver();
  await follow(calendly);
  expect((await calendly.journal()).map(({ status }) => status)).toEqual(["booked"]);
  calendly.simulator.cancelFromPage(again);
  await calendly.deliver();
  await follow(calendly);
  expect((await calendly.journal()).map(({ status }) => status)).toEqual(["cancelled"]);
});

test("a no-show is recorded once the session is over, and removed when the provider withdraws it", async () => {
  await using calendly = await openCalendlyApp();
  const { app, simulator } = calendly;
  const invitee = bookOnPage(calendly);
  await calendly.deliver();
  await follow(calendly);
  app.advance(tuesday - app.now() + 20 * minute);
  simulator.markNoShow(invitee);
  await calendly.deliver();
  expect(await follow(calendly)).toEqual({ followed: 0, failed: 1 });
  app.advance(hour);
  expect(await follow(calendly)).toEqual({ followed: 1, failed: 0 });
  const [session] = await calendly.journal();
  const find = () => app.ports.persistence.therapySessions.find(session!.id);
  expect(await find()).toMatchObject({ status: "finished", noShowAt: expect.any(Number) });
  simulator.takeNoShowBack(invitee);
  await calendly.deliver();
  await follow(calendly);
  expect((await find())!.noShowAt).toBeNull();
});

test("without webhooks the reconcile job finds no-shows, and keeps our own records", async () => {
  await using calendly = await openCalendlyApp({ adapter: { webhookKey: null } });
  const { app, simulator, client } = calendly;
  const [missed, second] = [bookOnPage(calendly), bookOnPage(calendly, wednesday)];
  expect(await reconcile(calendly)).toMatchObject({ created: 2 });
  const noShowAt = async (invitee: typeof missed) => {
    const uri = simulator.uris.invitee(invitee);
    return (await app.ports.persistence.therapySessions.findByInvitee(uri))!.noShowAt;
  };
  app.advance(tuesday + 2 * hour - app.now());
  await reconcile(calendly);
  simulator.markNoShow(missed);
  app.advance(10 * minute);
  await reconcile(calendly);
  expect(await noShowAt(missed)).not.toBeNull();
  const before = simulator.requests.length;
  for (let turn = 0; turn < 5; turn++) await reconcile(calendly);
  expect(simulator.requests.slice(before).filter(({ path }) => path.endsWith("/invitees")).length)
    .toBeLessThanOrEqual(1);
  simulator.takeNoShowBack(missed);
  app.advance(10 * minute);
  await reconcile(calendly);
  expect(await noShowAt(missed)).toBeNull();

  app.advance(wednesday + 2 * hour - app.now());
  await reconcile(calendly);
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const sessions = await calendly.journal();
  const id = sessions.find(({ startsAt }) => startsAt === wednesday)!.id;
  simulator.faults.add({ kind: "server-error", path: /no_show|invitees/, times: 100 });
  const marked = await app.post(
    `/therapy-sessions/${id}/no-show`,
    { noShow: true },
    therapist.headers,
  );
  expect(marked.status).toBe(200);
  simulator.faults.clear();
  expect(client.user.id).toBe(sessions[0]!.userId);
  for (let turn = 0; turn < 3; turn++) {
    app.advance(10 * minute);
    await reconcile(calendly);
  }
  expect(await noShowAt(second)).not.toBeNull();
});

test("one guest of a group cancels on the provider's page, and the journal follows", async () => {
  await using calendly = await openCalendlyApp();
  const { app, simulator, people, client } = calendly;
  people.session.capacity = 3;
  const invitee = bookOnPage(calendly);
  const other = { name: "Other", email: "other@example.ee" };
  const second = simulator.bookFromPage(people.session, tuesday, other);
  await calendly.deliver();
  await follow(calendly);
  const [{ id } = { id: "" }] = await calendly.journal();
  const cancel = () => app.post(`/therapy-sessions/${id}/cancel`, {}, client.headers);
  const answer = await cancel();
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    errCode: "ERR_CANCEL_AT_PROVIDER",
    cancelUrl: `${simulator.pageUrl}/cancellations/${invitee.uuid}`,
  });
  expect(await calendly.journal()).toMatchObject([{ status: "booked" }]);
  simulator.cancelFromPage(invitee);
  await calendly.deliver();
  await follow(calendly);
  expect(await calendly.journal()).toMatchObject([{ status: "cancelled" }]);
  expect(second.status).toBe("active");
  expect((await cancel()).status).toBe(200);
});
