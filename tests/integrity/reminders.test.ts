import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { outbox } from "db/schema/outbox.ts";
import type { User } from "backend/domain/account.ts";
import { hour, minute } from "backend/domain/duration.ts";
import {
  reminderDueAt,
  reminderExpiresAt,
  type ReminderKind,
  reminderKinds,
} from "backend/domain/reminder.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { newClient } from "../flows/booked-session.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { openMailServer } from "../support/mail-server.ts";
import { reminderSteps, type Version } from "./reminder-steps.ts";

const step = 20 * minute;
const steps = 160;

let app: TestApp;
let server: Awaited<ReturnType<typeof openMailServer>>;
let isDown = false;
let reminded = 0;
let actions: ReturnType<typeof reminderSteps>;
let clients: User[];

beforeAll(async () => {
  app = await openTestApp();
  server = await openMailServer(() => isDown ? "full" : "open");
  const { persistence } = app.ports;
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const { items } = await persistence.therapySessions
    .listOfTherapist(user.therapistId, { limit: 1 });
  actions = reminderSteps(app, (await persistence.therapySessions.find(items[0]!.id))!);
  clients = await Promise.all([1, 2, 3].map(async (nth) => {
    const email = `reminded${nth}@example.ee`;
    await newClient(app, email);
    return (await persistence.users.findByEmail(email))!;
  }));
  // The mails the demo already has waiting do not belong to these scenarios.
  app.advance(400 * 24 * hour);
  await persistence.transaction(({ outbox }) => outbox.claimDue(app.now(), Infinity, 1000));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const soon = fc.integer({ min: 0, max: 45 * 60 });
const later = fc.integer({ min: 5, max: 45 * 60 });
const fate = fc.option(fc.record({
  does: fc.constantFrom("cancel", "move"),
  after: later,
  to: fc.integer({ min: 30, max: 30 * 60 }),
}));
const scenarios = fc.record({
  sessions: fc.array(
    fc.record({ bookedAt: soon, startsAfter: later, fate }),
    { minLength: 1, maxLength: 3 },
  ),
  /** The steps at which a sender claims the due mails and dies. */
  deaths: fc.uniqueArray(fc.integer({ min: 0, max: steps }), { maxLength: 4 }),
  /** The steps between which the mail server refuses everything. */
  outage: fc.option(fc.record({ from: soon, length: fc.integer({ min: 60, max: 1800 }) })),
  /** The steps between which the first client has switched reminders off. */
  quiet: fc.option(fc.record({ from: soon, length: fc.integer({ min: 60, max: 1500 }) })),
});

type Scenario = typeof scenarios extends fc.Arbitrary<infer Value> ? Value : never;

test(
  "a client is reminded exactly once of each booked session, and never late or of a cancelled one",
  async () => {
    await fc.assert(fc.asyncProperty(scenarios, runScenario), {
      numRuns: Number(Deno.env.get("RUNS") ?? 3),
    });
  },
);

test.each([
  { bookedBefore: 25, reminders: true, sent: ["day", "hours"] },
  { bookedBefore: 24, reminders: true, sent: ["hours"] },
  { bookedBefore: 3, reminders: true, sent: ["hours"] },
  { bookedBefore: 2, reminders: true, sent: [] },
  { bookedBefore: 25, reminders: false, sent: [] },
])("booked $bookedBefore h before, reminders sent: $reminders", async (example) => {
  const startsAt = app.now() + example.bookedBefore * hour;
  const client = clients[0]!;
  await actions.wantReminders(client, example.reminders);
  await actions.book(client, app.now(), startsAt);
  const sent: string[] = [];
  while (app.now() <= startsAt) {
    await remindOfTherapySessions(app.ports, app.now());
    await send();
    sent.push(...await newReminders());
    app.advance(30 * minute);
  }
  expect(sent.map((key) => key.split(":").at(-1))).toEqual(example.sent);
  await actions.wantReminders(client, true);
  app.advance(24 * hour);
});

test("a server that was down at the due time reminds at start, unless it is too late", async () => {
  const startsAt = app.now() + 48 * hour;
  await actions.book(clients[0]!, app.now(), startsAt);
  app.advance(48 * hour - 5 * hour);
  await remindOfTherapySessions(app.ports, app.now());
  await send();
  expect(await newReminders()).toHaveLength(1);
  await actions.book(clients[1]!, app.now() - 48 * hour, app.now() + 3 * hour);
  await remindOfTherapySessions(app.ports, app.now());
  await send();
  expect(await newReminders()).toEqual([]);
  app.advance(48 * hour);
});

test("switching reminders off cancels a waiting one, and switching them on restores it", async () => {
  const client = clients[0]!;
  await actions.book(client, app.now(), app.now() + 25 * hour);
  app.advance(2 * hour);
  isDown = true;
  await remindOfTherapySessions(app.ports, app.now());
  await send();
  isDown = false;
  await actions.wantReminders(client, false);
  app.advance(hour);
  await remindOfTherapySessions(app.ports, app.now());
  await send();
  expect(await newReminders()).toEqual([]);
  await actions.wantReminders(client, true);
  await remindOfTherapySessions(app.ports, app.now());
  await send();
  expect(await newReminders()).toHaveLength(1);
  app.advance(48 * hour);
});

async function runScenario(scenario: Scenario): Promise<void> {
  const began = app.now();
  const at = (minutes: number) => began + minutes * minute;
  const within = (span: { from: number; length: number } | null, instant: number) =>
    span !== null && instant >= at(span.from) && instant <= at(span.from + span.length);
  const versions: Version[] = [];
  const counts = new Map<string, number>();
  const plans = scenario.sessions.map((plan, nth) => ({ ...plan, client: clients[nth]! }));
  const open = new Map<number, Version>();

  for (let nth = 0; nth < steps; nth++) {
    const now = app.now();
    for (const [which, plan] of plans.entries()) {
      const current = open.get(which);
      if (now - step < at(plan.bookedAt) && at(plan.bookedAt) <= now) {
        const version = await actions.book(plan.client, now, now + plan.startsAfter * minute);
        if (version) versions.push(version), open.set(which, version);
      } else if (current && plan.fate && current.endedAt === Infinity) {
        const turnsAt = at(plan.bookedAt + plan.fate.after);
        const turns = now - step < turnsAt && turnsAt <= now;
        if (!turns || now >= current.session.startsAt) continue;
        const next = plan.fate.does === "cancel"
          ? await actions.cancelSession(current, now)
          : await actions.move(current, now, now + plan.fate.to * minute);
        if (next) versions.push(next), open.set(which, next);
      }
    }
    await actions.wantReminders(clients[0]!, !within(scenario.quiet, now));
    isDown = within(scenario.outage, now);
    await Promise.all([1, 2].map(() => remindOfTherapySessions(app.ports, now)));
    if (scenario.deaths.includes(nth)) {
      await app.ports.persistence.transaction(({ outbox }) =>
        outbox.claimDue(now, now + 5 * minute, 20)
      );
    }
    await send();
    for (const key of await newReminders()) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      reminded++;
      expect(count, key).toBe(1);
      const { version, kind } = versionOf(versions, key);
      expect(version.endedAt, "not for a cancelled session").toBe(Infinity);
      const isQuiet = version.client === clients[0] && within(scenario.quiet, now);
      expect(isQuiet, "none while switched off").toBe(false);
      expect(now).toBeGreaterThanOrEqual(reminderDueAt(kind, version.session));
      expect(now).toBeLessThan(reminderExpiresAt(kind, version.session));
      expect(bookedAt(version)).toBeLessThan(reminderDueAt(kind, version.session));
    }
    app.advance(step);
  }

  const end = app.now();
  for (const version of scenario.outage ? [] : versions) {
    for (const kind of reminderKinds) {
      const dueAt = reminderDueAt(kind, version.session);
      const safelyBooked = bookedAt(version) < dueAt && dueAt + hour < end &&
        version.endedAt > dueAt + hour;
      const answers = version.client !== clients[0] || scenario.quiet === null ||
        at(scenario.quiet.from) > dueAt + hour ||
        at(scenario.quiet.from + scenario.quiet.length) < dueAt;
      if (safelyBooked && answers) expect(counts.get(keyOf(kind, version))).toBe(1);
    }
  }
  isDown = false;
  app.advance(10 * 24 * hour);
  await send();
  await newReminders();
}

async function send(): Promise<void> {
  await Promise.all(
    [1, 2].map(() => sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now })),
  );
}

/** The keys of the reminders to clients sent since the last call. */
async function newReminders(): Promise<string[]> {
  const keys: string[] = [];
  for (const { message } of server.received.splice(0)) {
    const id = /^Message-ID: <([^@]+)@/m.exec(message)![1]!;
    const [row] = await app.database.read.select({ key: outbox.onceKey }).from(outbox)
      .where(eq(outbox.id, id));
    if (row?.key && !row.key.endsWith(":therapist")) keys.push(row.key);
  }
  return keys;
}

function bookedAt({ session }: Version): number {
  return session.lastMove?.at ?? session.createdAt;
}

function keyOf(kind: ReminderKind, { session }: Version): string {
  return `reminder:${session.id}:${session.startsAt}:${kind}`;
}

function versionOf(versions: Version[], key: string) {
  const [, id, start, kind] = key.split(":");
  const version = versions
    .findLast(({ session }) => session.id === id && session.startsAt === Number(start))!;
  return { version, kind: kind as ReminderKind };
}
