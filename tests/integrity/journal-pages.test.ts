import fc from "fast-check";
import Sqlite from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "backend/domain/account.ts";
import { day, hour, minute } from "backend/domain/duration.ts";
import type { TherapySessionEntry } from "backend/domain/therapy-session.ts";
import { booked, startsAt } from "backend/domain/therapy-session.testing.ts";
import { unchangedUntil } from "backend/domain/unchanged-until.ts";
import { present } from "backend/http/therapy-sessions/therapy-session-body.ts";
import { listMyTherapySessions } from "backend/use-cases/therapy-sessions/list-my-therapy-sessions.ts";
import { listTherapistTherapySessions } from "backend/use-cases/therapy-sessions/list-therapist-therapy-sessions.ts";
import { bookedByBoth } from "tests/flows/session-fixtures.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

type Both = Awaited<ReturnType<typeof bookedByBoth>>;

let app: TestApp;
let both: Both;
let id: string;
let reads = 0;
beforeAll(async () => {
  app = await openTestApp({
    broken(ports) {
      const { therapySessions } = ports.persistence;
      const counted = {
        ...therapySessions,
        listOfClient: (...args: Parameters<typeof therapySessions.listOfClient>) => {
          reads++;
          return therapySessions.listOfClient(...args);
        },
      };
      return { ...ports, persistence: { ...ports.persistence, therapySessions: counted } };
    },
  });
  both = await bookedByBoth(app);
  id = both.session.id;
  const comment = { comment: "See you soon" };
  const commented = await app.post(`${both.path}/comment`, comment, both.client.headers);
  expect(commented.status, await commented.text()).toBe(201);
  const noted = await app.send("PUT", `${both.path}/note`, { note: "Rest" }, both.client.headers);
  expect(noted.status, await noted.text()).toBe(200);
});
afterAll(() => app[Symbol.asyncDispose]());

const lists = { client: "/therapy-sessions/me", therapist: "/therapy-sessions/therapist" };
type Role = keyof typeof lists;

async function get(role: Role, etag?: string) {
  const { headers } = both[role];
  const response = await app.get(lists[role], {
    ...headers,
    ...(etag ? { "If-None-Match": etag } : {}),
  });
  return { response, text: await response.text(), etag: response.headers.get("ETag")! };
}

/** The list as it is in the database now. */
async function plainly(role: Role): Promise<string> {
  const { id: userId, therapistId, isAdmin, email, name } = both[role].user;
  const account = { userId, therapistId, isAdmin, email, name, signInId: "" } as Account;
  const context = { account, now: app.now(), language: "et" as const };
  const list = role === "client" ? listMyTherapySessions : listTherapistTherapySessions;
  const { items } = await list(app.ports, context, { limit: 20 });
  return JSON.stringify(items.map((session) => present(session, account, app.now())));
}

test("an unchanged list is 304 without reading a row, for its owner only", async () => {
  const first = await get("client");
  expect(first.text).toBe(await plainly("client"));
  expect(first.response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(first.response.headers.get("Vary")).toContain("Authorization");
  const before = reads;
  const again = await get("client", first.etag);
  expect([again.response.status, again.text, again.etag]).toEqual([304, "", first.etag]);
  expect(again.response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect((await get("client", 'W/"other"')).text).toBe(first.text);
  expect(reads).toBe(before);

  expect((await get("therapist", first.etag)).response.status).toBe(200);
  const signedOut = await app.get(lists.client, { "If-None-Match": first.etag });
  expect(signedOut.status).toBe(401);
  expect(signedOut.headers.get("Cache-Control")).toBe("no-store");
  const search = await app.get(`${lists.client}?q=soon`, both.client.headers);
  expect((await search.json()).map((session: { id: string }) => session.id)).toContain(id);
});

const writes: { [what: string]: { shows: Role[]; statement: () => string } } = {
  "the session": {
    shows: ["client", "therapist"],
    statement: () => `update therapy_sessions set place = 'Kase 3' where id = '${id}'`,
  },
  "a note is removed": {
    shows: ["client"],
    statement: () => `update therapy_sessions set note_sealed = null where id = '${id}'`,
  },
  "a comment is edited": {
    shows: ["client", "therapist"],
    statement: () =>
      `update therapy_session_comments set created_at = created_at + 1000 where therapy_session_id = '${id}'`,
  },
  "a comment is removed": {
    shows: ["client", "therapist"],
    statement: () => `delete from therapy_session_comments where therapy_session_id = '${id}'`,
  },
  "advice": {
    shows: ["client", "therapist"],
    statement: () =>
      `insert into recommendations (id, therapy_session_id, practices, text, created_at)
        values ('0197a1c2-6d1e-7000-8000-3f5b2a9c1d99', '${id}', '[]', 'Rest', 0)`,
  },
  "the client's name": {
    shows: ["therapist"],
    statement: () =>
      `update users set name = 'Mari Uus' where id = (select user_id from therapy_sessions where id = '${id}')`,
  },
  "the practitioner's name": {
    shows: ["client", "therapist"],
    statement: () =>
      `update therapists set name = 'Kadri Uus' where id = (select therapist_id from therapy_sessions where id = '${id}')`,
  },
  "the booking page": {
    shows: ["client", "therapist"],
    statement: () =>
      `update practices set scheduling_url = scheduling_url || '-uus'
        where therapist_id = (select therapist_id from therapy_sessions where id = '${id}')`,
  },
  "the groups of practices": {
    shows: ["client", "therapist"],
    statement: () =>
      `update domain_values set practice_group = case practice_group when 'talking' then 'somatic' else 'talking' end
        where domain_code = 'THERAPY_TYPE'`,
  },
};

test("a write of this or another process shows in the very next list, whatever it changes", async () => {
  // Its connection is not the server's, which does not count its commits.
  const other = new Sqlite(`${app.directory}/app.db`);
  try {
    for (const [what, { shows, statement }] of Object.entries(writes)) {
      const before = { client: await get("client"), therapist: await get("therapist") };
      other.exec(statement());
      for (const role of ["client", "therapist"] as const) {
        const after = await get(role, before[role].etag);
        const truth = await plainly(role);
        if (!shows.includes(role)) continue;
        expect(truth, `${what} is shown`).not.toBe(before[role].text);
        expect(after.response.status, `${what}, ${role}`).toBe(200);
        expect(after.text, `${what}, ${role}`).toBe(truth);
      }
    }
  } finally {
    other.close();
  }
  const before = await get("client");
  const cancelled = await app.post(`${both.path}/cancel`, {}, both.client.headers);
  expect(cancelled.status, await cancelled.text()).toBe(200);
  const after = await get("client", before.etag);
  expect(after.response.status).toBe(200);
  expect(after.text).toBe(await plainly("client"));
});

test("what time changes shows from that instant on", async () => {
  const { session } = await bookedByBoth(app, 3);
  for (const at of [session.cancelFreeUntil, session.startsAt, session.endsAt]) {
    for (const offset of [-1, 0, 1]) {
      app.advance(Date.parse(at) + offset - app.now());
      both = { ...both, client: await app.signIn(both.client.user.email) };
      expect((await get("client")).text, `${at} ${offset}`).toBe(await plainly("client"));
    }
  }
});

const deadlines = fc.constantFrom(0, -14 * day, -12 * hour, -day, -hour, -61_234, 7, hour, 3 * day);
const sessions = fc.record({
  status: fc.constantFrom("booked", "finished", "cancelled"),
  ratedAt: fc.option(deadlines.map((offset) => startsAt + offset)),
  noShowAt: fc.option(deadlines.map((offset) => startsAt + offset)),
  callAddress: fc.option(fc.constant("https://call.example/room")),
  arrival: fc.option(fc.constant({ note: { et: "", en: "", ru: "" }, access: {} })),
  moved: fc.option(
    fc.record({ at: deadlines, by: fc.constantFrom("client", "therapist", "admin") }),
  ),
  meetingType: fc.constantFrom("IN_PERSON", "VIDEO_CALL"),
  bookedByTherapist: fc.boolean(),
}).map(({ moved, ...facts }) => ({
  ...booked,
  ...facts,
  rating: facts.ratedAt === null ? null : 4,
  lastMove: moved && {
    at: startsAt + moved.at,
    by: moved.by,
    reason: null,
    from: { startsAt: 0, endsAt: 1 },
  },
  therapist: { id: "t", slug: "t", name: "T", pictureKey: null },
  client: { id: "c", name: "C", email: "c@example.ee" },
  group: "somatic",
  note: null,
  sealedNote: null,
  comments: [],
  recommendations: [],
  companions: [],
  answers: [],
  meetingCount: 1,
  rebook: null,
} as unknown as TherapySessionEntry));

test("nothing in a list changes before the time until which it is said to stay the same", () => {
  fc.assert(
    fc.property(
      fc.array(sessions, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(booked.userId, "admin"),
      deadlines,
      fc.integer({ min: -90_000, max: 90_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (list, userId, offset, near, part) => {
        const account = { userId, therapistId: null, isAdmin: userId === "admin" } as Account;
        const as = [account, { ...account, therapistId: booked.therapistId }];
        const now = startsAt + offset + near;
        const until = unchangedUntil(list, now);
        expect(until).toBeGreaterThan(now);
        expect(until - now).toBeLessThanOrEqual(minute);
        const later = Math.min(until - 1, now + Math.floor((until - now) * part));
        for (const viewer of as) {
          const at = (instant: number) => list.map((one) => present(one, viewer, instant));
          expect(at(later)).toEqual(at(now));
        }
      },
    ),
    { numRuns: 3_000 },
  );
});
