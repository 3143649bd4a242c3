import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { linkCalendar } from "backend/use-cases/therapists/link-calendar.ts";
import { openingTime } from "../test-app.ts";
import { type CalendlyApp, openCalendlyApp } from "./calendly-app.ts";
import { day, hour } from "backend/domain/duration.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";

/** Tuesday, 24 November 2026, 10:00 in Tallinn. */
const tuesday = openingTime + 4 * day + 3_600_000;

let calendly: CalendlyApp;
beforeAll(async () => {
  calendly = await openCalendlyApp({ adapter: { cardsMs: 10_000 } });
  await calendly.app.ports.search.settled(calendly.app.now());
});
afterAll(() => calendly[Symbol.asyncDispose]());

const iso = (instant: number) => new Date(instant).toISOString();

async function timesOf(eventTypeUri: string) {
  const { app } = calendly;
  const query = new URLSearchParams({
    event_type: eventTypeUri,
    start_time: iso(app.now()),
    end_time: iso(app.now() + 7 * day),
  });
  return await app.get(`/calendly/event-type-available-times?${query}`);
}

async function pageOf(id: string) {
  const answer = await calendly.app.get(`/therapists/${id}`);
  return { status: answer.status, body: await answer.json() };
}

test("a linked practitioner shows the provider's times; others show none", async () => {
  const { app, therapist, people } = calendly;
  const linked = (await app.ports.persistence.therapists.find(therapist.id))!;
  expect(linked.calendarUrl).toBe(`${calendly.simulator.pageUrl}/anna`);
  const practice = linked.practices.find(({ eventTypeUri }) =>
    eventTypeUri === calendly.simulator.uris.eventType(people.session)
  )!;
  const times = await timesOf(practice.eventTypeUri);
  expect(times.status).toBe(200);
  expect((await times.json()).collection[0].scheduling_url).toMatch(/\/anna\/session\/2026-11-/);

  const find = async (body: unknown) => {
    const { therapists } = await (await app.post("/therapists/search", body)).json();
    return therapists as { id: string; nextTimes: unknown[]; offer: { type: string } }[];
  };
  const [card] = await find({
    text: therapist.name,
    practices: [practice.type],
    durationFrom: practice.durationMinutes,
    durationTo: practice.durationMinutes,
  });
  expect(card).toMatchObject({ id: therapist.id, offer: { type: practice.type } });
  expect(card!.nextTimes.length).toBeGreaterThan(0);
  const other = (await find({})).find(({ id }) => id !== therapist.id)!;
  expect(other.nextTimes).toEqual([]);
  const page = await pageOf(other.id);
  expect(page.status).toBe(200);
  const none = await timesOf(page.body.practices[0].eventTypeUri);
  expect([none.status, (await none.json()).collection]).toEqual([200, []]);
  expect((await timesOf("http://localhost:8000/api/calendly/event_types/nobody")).status).toBe(404);
  const timeRequests = calendly.simulator.requests.filter(({ path }) =>
    path.includes("available_times")
  );
  expect(new Set(timeRequests.map(({ query }) => query.get("event_type"))).size).toBe(1);
});

test("earlier bookings stay in the embedded calendar, and linking lists them", async () => {
  const { app, simulator, therapist } = calendly;
  const url = `${simulator.pageUrl}/anna/session`;
  const { staying } = await linkCalendar(app.ports, app.now(), {
    therapist: therapist.id,
    url,
  });
  expect(staying.length).toBeGreaterThan(0);
  for (const { therapistId, status, endsAt, eventUri } of staying) {
    expect([therapistId, status]).toEqual([therapist.id, "booked"]);
    expect(endsAt).toBeGreaterThan(app.now());
    expect(eventUri).not.toMatch("https://api.calendly.com");
  }
});

test("a hidden event type is linked by its own address", async () => {
  await using hidden = await openCalendlyApp();
  const { app, simulator, people, therapist } = hidden;
  people.berts.secret = true;
  people.berts.durationMinutes = people.session.durationMinutes;
  app.advance(61_000);
  const link = (path: string) =>
    linkCalendar(app.ports, app.now(), {
      therapist: therapist.id,
      url: `${simulator.pageUrl}${path}`,
    });
  await expect(link("/bert")).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
  await expect(link("/bert/nothing")).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
  const { linked } = await link("/bert/session");
  expect(linked.map(({ type }) => type.uri)).toEqual([simulator.uris.eventType(people.berts)]);
});

test("moving and cancelling from the journal reaches the provider", async () => {
  const { app, simulator, people, client, form } = calendly;
  simulator.bookFromPage(people.session, tuesday, form);
  app.advance(60_000);
  await reconcileTherapySessions(app.ports, app.now());
  const [session] = await calendly.journal();
  const moved = await app.post(
    `/therapy-sessions/${session!.id}/reschedule`,
    { startsAt: iso(tuesday + day) },
    { ...client.headers, "Idempotency-Key": "move" },
  );
  expect(moved.status).toBe(200);
  const { id } = await moved.json();
  expect(id).toBe(session!.id);
  const active = () => simulator.world.events.filter(({ status }) => status === "active");
  expect(active().map(({ startsAt }) => startsAt)).toEqual([tuesday + day]);

  const unchanged = { created: 0, moved: 0, cancelled: 0, freed: 0 };
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toEqual(unchanged);
  expect(await calendly.journal()).toHaveLength(1);

  const cancelled = await app.post(`/therapy-sessions/${id}/cancel`, {}, client.headers);
  expect(cancelled.status).toBe(200);
  expect(active()).toEqual([]);
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toEqual(unchanged);
});

test("a provider's booking is stored although the client has another session at that time", async () => {
  await using other = await openCalendlyApp();
  const { app, simulator, people, therapist, form } = other;
  const { persistence } = app.ports;
  const demo = (await persistence.users.findByEmail("client@demo.heaolu.ee"))!;
  const known = await persistence.therapySessions.listOfClient(demo.id, { limit: 100 });
  const booked = known.items.find((one) =>
    one.status === "booked" && one.startsAt > app.now() && one.therapistId !== therapist.id
  )!;
  const before = { ...booked, startsAt: tuesday, endsAt: tuesday + 3 * hour };
  await persistence.transaction(({ therapySessions }) => therapySessions.save(before));
  const theirs = { ...form, email: demo.email };
  const invitee = simulator.bookFromPage(people.session, before.startsAt, theirs);
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toMatchObject({ created: 1 });
  const uri = simulator.uris.invitee(invitee);
  expect(await persistence.therapySessions.findByInvitee(uri))
    .toMatchObject({ userId: demo.id, startsAt: before.startsAt, status: "booked" });

  const moved = simulator.rescheduleFromPage(invitee, before.startsAt + 2 * hour);
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toMatchObject({ moved: 1 });
  expect(await persistence.therapySessions.findByInvitee(simulator.uris.invitee(moved)))
    .toMatchObject({ startsAt: before.startsAt + 2 * hour });

  // The other session still ends as usual.
  app.advance(before.endsAt + hour - app.now());
  await finishEndedTherapySessions(app.ports, app.now());
  expect(await persistence.therapySessions.find(before.id)).toMatchObject({ status: "finished" });
});

test("a move interrupted before it was stored is recognised as that move", async () => {
  const { app, simulator, people, form } = calendly;
  simulator.bookFromPage(people.session, tuesday + 6 * day, form);
  app.advance(60_000);
  await reconcileTherapySessions(app.ports, app.now());
  const session = (await calendly.journal()).find(({ status }) => status === "booked")!;
  const { inviteeUri } = session;
  const move = { inviteeUri, startsAt: tuesday + 7 * day, by: "client" };
  await app.ports.scheduling.reschedule(move, app.now());
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now()))
    .toMatchObject({ created: 0, moved: 1, cancelled: 0 });
  const [latest] = await calendly.journal();
  expect(latest).toMatchObject({ id: session.id, startsAt: tuesday + 7 * day });
  await app.ports.scheduling.cancel({ eventUri: latest!.eventUri }, "client", "", app.now());
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toMatchObject({ cancelled: 1 });
});

test("a time booked on the hosted page disappears as soon as the browser reports it", async () => {
  const { app, simulator, people, therapist, client, form } = calendly;
  const uri = simulator.uris.eventType(people.session);
  // A provider that did not answer a reading in the background rests for five seconds.
  app.advance(10_000);
  const starts = async () => {
    const answer = await timesOf(uri);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { collection } = await answer.json();
    return collection.map((time: { start_time: string }) => Date.parse(time.start_time));
  };
  const startsAt = tuesday + 2 * 3_600_000;
  expect(await starts()).toContain(startsAt);
  const invitee = simulator.bookFromPage(people.session, startsAt, form);
  const answer = await app.post("/therapy-sessions", {
    therapistId: therapist.id,
    userId: client.user.id,
    eventUrl: simulator.uris.event(invitee.event),
    eventInviteeUrl: simulator.uris.invitee(invitee),
  }, client.headers);
  expect(answer.status).toBe(201);
  expect(await starts()).not.toContain(startsAt);
  const { id } = await answer.json();
  await app.post(`/therapy-sessions/${id}/cancel`, {}, client.headers);
  expect(await starts()).toContain(startsAt);
});

test("where the plan does not allow booking by API, moving leads to the provider's page", async () => {
  const { app, simulator, people, client, form } = calendly;
  simulator.bookFromPage(people.session, tuesday + 2 * day, form);
  app.advance(60_000);
  await reconcileTherapySessions(app.ports, app.now());
  const session = (await calendly.journal()).find(({ status }) => status === "booked")!;
  people.anna.plan = "free";
  const answer = await app.post(
    `/therapy-sessions/${session.id}/reschedule`,
    { startsAt: iso(tuesday + 3 * day) },
    { ...client.headers, "Idempotency-Key": "page" },
  );
  expect(answer.status).toBe(409);
  const problem = await answer.json();
  expect(problem.errCode).toBe("ERR_RESCHEDULE_AT_PROVIDER");
  const shown = await (await app.get(`/therapy-sessions/${session.id}`, client.headers)).json();
  expect(shown.rescheduleUrl).toMatch(`${simulator.pageUrl}/reschedulings/`);
  expect(problem.rescheduleUrl).toBe(shown.rescheduleUrl);
  people.anna.plan = "enterprise";
});

test("holds are refused where the provider has none", async () => {
  const { app, simulator, people } = calendly;
  const body = {
    event_type: simulator.uris.eventType(people.session),
    start_time: iso(tuesday + 3 * day),
  };
  expect((await app.post("/calendly/holds", body)).status).toBe(404);
});

test("while the provider is down, search and profiles work, and a cancellation is retried", async () => {
  const { app, simulator, therapist, client } = calendly;
  const session = (await calendly.journal()).find(({ status }) => status === "booked")!;
  app.advance(2 * 3_600_000);
  const signedIn = await app.signIn(client.user.email, "a password of mine alone");
  simulator.faults.add({ kind: "server-error", times: 100_000 });
  expect((await app.post("/therapists/search", {})).status).toBe(200);
  for (const path of ["/therapists", `/therapists/${therapist.id}`]) {
    expect([path, (await app.get(path)).status]).toEqual([path, 200]);
  }
  const practices = (await pageOf(therapist.id)).body.practices as { eventTypeUri: string }[];
  const uri = practices.find(({ eventTypeUri }) => eventTypeUri.startsWith("https:"))!.eventTypeUri;
  const times = await timesOf(uri);
  expect(times.status).toBe(503);
  expect((await times.json()).errCode).toBe("ERR_PROVIDER_UNAVAILABLE");
  expect((await app.get("/therapy-sessions/me", signedIn.headers)).status).toBe(200);
  const cancel = await app.post(`/therapy-sessions/${session.id}/cancel`, {}, signedIn.headers);
  expect(cancel.status).toBe(200);
  expect((await cancel.json()).status).toBe("cancelled");

  simulator.faults.clear();
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toMatchObject({ freed: 1 });
  expect(simulator.world.events.filter(({ status }) => status === "active")).toEqual([]);
});
