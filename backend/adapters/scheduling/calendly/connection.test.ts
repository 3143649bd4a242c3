import { afterEach, expect, test } from "vitest";
import { addToken, everyScope } from "tests/calendly-sim/state.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { calendlyScheduling, type CalendlySettings } from "./calendly.ts";
import { type CalendlyFixture, openFixture } from "./calendly-fixture.testing.ts";
import type { ConnectionFacts } from "./connection.ts";
import { day, hour } from "../../../domain/duration.ts";

const callback = "https://heaolu.example/api/calendly/webhooks";

let fixture: CalendlyFixture;
afterEach(() => fixture.close());

/** A second connection to the same provider. */
function connect(more: Partial<CalendlySettings> = {}) {
  const { simulator, clock, token } = fixture;
  return calendlyScheduling({
    token: token.value,
    webhookKey: "whk-test-key",
    apiUrl: simulator.apiUrl,
    pageUrl: simulator.pageUrl,
    clock: () => clock.now,
    wait: () => Promise.resolve(),
    ...more,
  });
}

function booking(startsAt: number) {
  return {
    eventTypeUri: fixture.session,
    startsAt,
    meetingType: "VIDEO_CALL" as const,
    invitee: { name: "Mari", email: "mari@a.ee", timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
}

test("a plan without bookings is detected at the first refusal, stored, and tried again a day later", async () => {
  fixture = openFixture();
  const { simulator, clock, people, now } = fixture;
  people.anna.plan = "free";
  let stored: Partial<ConnectionFacts> = {};
  const saveFacts = (facts: Partial<ConnectionFacts>) => {
    stored = structuredClone(facts);
    return Promise.resolve();
  };
  const scheduling = connect({ saveFacts });
  expect(scheduling.capabilities).toMatchObject({ booking: true, reschedule: "direct" });
  const start = now + day + 3 * hour;
  await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.book(booking(start), now));
  expect(scheduling.capabilities).toMatchObject({ booking: false, reschedule: "page" });
  const restarted = connect({ known: stored });
  expect(restarted.capabilities.booking).toBe(false);
  const before = simulator.requests.length;
  await refused("ERR_PROVIDER_UNAVAILABLE", restarted.book(booking(start), now));
  expect(simulator.requests.length).toBe(before);

  people.anna.plan = "paid";
  clock.now += day;
  expect(scheduling.capabilities.booking).toBe(true);
  await scheduling.book(booking(start + day), clock.now);
  expect(stored.booking).toMatchObject({ off: false });
  stored = {};
  await scheduling.book(booking(start + 2 * day), clock.now);
  expect(stored).toEqual({});
});

test("a booking succeeds when the facts cannot be stored", async () => {
  fixture = openFixture();
  const { clock, now } = fixture;
  const known = { booking: { off: true, at: now - day } };
  const scheduling = connect({ known, saveFacts: () => Promise.reject(new Error("disk full")) });
  const { event } = await scheduling.book(booking(now + day + 3 * hour), clock.now);
  expect(event.status).toBe("active");
});

test("without API bookings a booking is moved on the provider's page", async () => {
  fixture = openFixture();
  const { people, scheduling, now } = fixture;
  const start = now + day + 3 * hour;
  const { invitee } = await scheduling.book(booking(start), now);
  people.anna.plan = "free";
  const move = { inviteeUri: invitee.uri, startsAt: start + day, by: "client" };
  await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(move, now));
  expect(scheduling.capabilities.reschedule).toBe("page");
  expect((await scheduling.findInvitee(invitee.uri))!.invitee.status).toBe("active");
});

test("a missing scope disables only its own feature", async () => {
  fixture = openFixture();
  const { simulator, people, now } = fixture;
  const scopes = everyScope.filter((scope) => !/scheduled_events|webhooks/.test(scope));
  const token = addToken(simulator.world, people.anna, [...scopes, "scheduled_events:read"]);
  const scheduling = connect({ token: token.value });
  const range = { from: now, to: now + 7 * day };
  expect((await scheduling.listAvailableTimes(fixture.session, range, now)).length).toBe(40);
  await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.book(booking(now + day + 3 * hour), now));
  expect(scheduling.capabilities.booking).toBe(false);
  await scheduling.provider!.subscribe(callback);
  expect(scheduling.capabilities.webhooks).toBe(false);
  expect(simulator.world.hooks).toEqual([]);
});

test("a token without administrator rights sees its own user's calendar", async () => {
  fixture = openFixture();
  const { simulator, people } = fixture;
  const token = addToken(simulator.world, people.bert);
  const scheduling = connect({ token: token.value });
  const { items } = await scheduling.listEventTypes({ limit: 10 });
  expect(items.map(({ uri }) => uri)).toEqual([fixture.berts]);
  expect((await scheduling.listScheduledEvents({ limit: 10 })).items).toEqual([]);
  await scheduling.provider!.subscribe(callback);
  expect(simulator.world.hooks).toMatchObject([{ scope: "user", state: "active" }]);
});

test("subscribe creates one subscription, and replaces it when disabled or incomplete", async () => {
  fixture = openFixture();
  const { simulator, scheduling } = fixture;
  await scheduling.provider!.subscribe(callback);
  const [first] = simulator.world.hooks;
  expect(first).toMatchObject({
    callbackUrl: expect.stringMatching(new RegExp(`^${callback}\\?key=[0-9a-f]{8}$`)),
    scope: "organization",
    signingKey: "whk-test-key",
    events: [
      "invitee.created",
      "invitee.canceled",
      "invitee_no_show.created",
      "invitee_no_show.deleted",
    ],
  });
  await scheduling.provider!.subscribe(callback);
  expect(simulator.world.hooks).toEqual([first]);
  first!.state = "disabled";
  await scheduling.provider!.subscribe(callback);
  expect(simulator.world.hooks).toMatchObject([{ state: "active" }]);
  expect(simulator.world.hooks[0]!.uuid).not.toBe(first!.uuid);
  simulator.world.hooks[0]!.events = ["invitee.created"];
  await scheduling.provider!.subscribe(callback);
  expect(simulator.world.hooks[0]!.events).toHaveLength(4);
  await Promise.all(
    [connect(), connect()].map((each) => each.provider!.subscribe(`${callback}/2`)),
  );
  expect(simulator.world.hooks).toHaveLength(2);
});

test("a new signing key replaces the subscription", async () => {
  fixture = openFixture();
  const { simulator, scheduling } = fixture;
  await scheduling.provider!.subscribe(callback);
  await scheduling.provider!.subscribe("https://another.example/api/calendly/webhooks");
  await connect({ webhookKey: "another-webhook-key" }).provider!.subscribe(callback);
  expect(simulator.world.hooks.map(({ callbackUrl, signingKey }) => [
    new URL(callbackUrl).hostname,
    signingKey,
  ])).toEqual([
    ["another.example", "whk-test-key"],
    ["heaolu.example", "another-webhook-key"],
  ]);
});

test("a disabled user subscription is replaced by one of the organisation", async () => {
  fixture = openFixture();
  const { simulator, scheduling, people } = fixture;
  people.anna.isAdmin = false;
  await scheduling.provider!.subscribe(callback);
  expect(simulator.world.hooks).toMatchObject([{ scope: "user" }]);
  people.anna.isAdmin = true;
  simulator.world.hooks[0]!.state = "disabled";
  await scheduling.provider!.subscribe(callback);
  expect(simulator.world.hooks).toMatchObject([{ scope: "organization", state: "active" }]);
});

test("subscribe does nothing without key, plan or scope", async () => {
  fixture = openFixture();
  const keyless = connect({ webhookKey: null });
  expect(keyless.capabilities.webhooks).toBe(false);
  await keyless.provider!.subscribe(callback);
  const body = new TextEncoder().encode("{}");
  await refused(
    "ERR_UNAUTHORIZED",
    keyless.provider!.readWebhookEvent({ signature: "t=1,v1=", body }, fixture.now),
  );
  fixture.people.anna.plan = "free";
  await fixture.scheduling.provider!.subscribe(callback);
  expect(fixture.simulator.world.hooks).toEqual([]);
  expect(fixture.scheduling.capabilities).toMatchObject({ webhooks: false, booking: false });
});

test("a no-show mark is set once and cleared once", async () => {
  fixture = openFixture();
  const { simulator, scheduling, now } = fixture;
  const { invitee } = await scheduling.book(booking(now + day + 3 * hour), now);
  for (const noShow of [true, true, false, false]) {
    await scheduling.provider!.markNoShow(invitee.uri, noShow);
    expect((await scheduling.findInvitee(invitee.uri))!.invitee.noShow).toBe(noShow);
  }
  const marks = simulator.requests.filter(({ method, path }) =>
    method !== "GET" && path.includes("no_show")
  );
  expect(marks.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
  await refused("ERR_NOT_FOUND", scheduling.provider!.markNoShow(`${invitee.uri}x`, true));
});

test("eraseInvitee deletes when the plan allows it, else warns", async () => {
  fixture = openFixture();
  const { simulator, people, now } = fixture;
  const warnings: string[] = [];
  const scheduling = connect({ warn: (message) => warnings.push(message) });
  const { invitee } = await scheduling.book(booking(now + day + 3 * hour), now);
  await scheduling.eraseInvitee("Mari@a.ee");
  expect((await scheduling.findInvitee(invitee.uri))!.invitee.email).not.toContain("mari");
  expect(warnings).toEqual([]);
  people.anna.plan = "paid";
  await scheduling.eraseInvitee("mari@a.ee");
  expect(warnings).toHaveLength(1);
  simulator.faults.add({ kind: "server-error", method: "POST" });
  await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.eraseInvitee("mari@a.ee"));
});
