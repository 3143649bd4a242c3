import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { rate } from "../../../domain/therapy-session-outcome.ts";
import { cancel, finish, type TherapySession } from "../../../domain/therapy-session.ts";
import { hour } from "../../../domain/duration.ts";
import { monday, notMoved, openPeople, session } from "./therapy-sessions.testing.ts";
import { libsqlTherapySessions } from "./therapy-sessions.ts";

const noteKey = [randomBytes(32)] as const;

let folder: string;
let database: Database;

beforeEach(async () => {
  ({ folder, database } = await openPeople());
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const reading = () => libsqlTherapySessions(database.read, { noteKey, roomKey: noteKey[0] });

function writing<Result>(
  work: (sessions: ReturnType<typeof libsqlTherapySessions>) => Promise<Result>,
): Promise<Result> {
  return database.transaction((connection) =>
    work(libsqlTherapySessions(connection, { noteKey, roomKey: noteKey[0] }))
  );
}

const add = (one: TherapySession) => writing((sessions) => sessions.add(one));

test("an added session is found by id and by invitee", async () => {
  const one = session("a");
  await add(one);
  expect(await reading().find("a")).toEqual(one);
  expect(await reading().findByInvitee(one.inviteeUri)).toEqual(one);
  expect(await reading().find("b")).toBeNull();
  expect(await reading().knownInvitees([one.inviteeUri, "other"])).toEqual(
    new Set([one.inviteeUri]),
  );
});

test("overlapping sessions of one practitioner or one client are refused", async () => {
  await add(session("a"));
  await expect(add(session("b", { userId: "juri", startsAt: monday + hour / 2 })))
    .rejects.toMatchObject({ name: "DomainError", code: "ERR_SLOT_TAKEN" });
  await expect(add(session("c", { therapistId: "olev", startsAt: monday - hour / 2 })))
    .rejects.toMatchObject({ code: "ERR_CLIENT_BUSY" });
  await add(session("d", { startsAt: monday + hour }));
});

test("sessions of one group share their time, other sessions may not", async () => {
  const eventUri = "https://calendar.example/events/group";
  await add(session("a", { eventUri }));
  await add(session("b", { eventUri, userId: "juri" }));
  await expect(add(session("c", { userId: "anna" }))).rejects.toMatchObject({
    code: "ERR_SLOT_TAKEN",
  });
});

test("a second session for an invitee is refused", async () => {
  const one = session("a");
  await add(one);
  await expect(add(session("b", { inviteeUri: one.inviteeUri, startsAt: monday + 5 * hour })))
    .rejects.toMatchObject({ code: "ERR_DUPLICATE_ENTITY" });
});

test("a session with an unknown client throws no DomainError", async () => {
  await expect(add(session("a", { userId: "unknown" }))).rejects.not.toMatchObject({
    name: "DomainError",
  });
});

test("a cancelled time can be booked again, and a cancelled session stays cancelled", async () => {
  const one = session("a");
  await add(one);
  await writing((sessions) => sessions.save(cancel(one, "client", "ill", monday - hour)));
  const restore = () => writing((sessions) => sessions.save(one));
  await expect(restore()).rejects.toMatchObject({ code: "ERR_ILLEGAL_TRANSITION" });
  await add(session("b", { userId: "juri" }));
  await expect(restore()).rejects.toMatchObject({ name: "DomainError" });
  expect(await reading().find("a")).toMatchObject({ status: "cancelled", calendarSequence: 1 });
  expect(await reading().listAwaitingProviderCancel(10)).toMatchObject([{
    id: "a",
    cancelReason: "ill",
  }]);
});

test("ended sessions are listed until they are finished", async () => {
  const one = session("a");
  await add(one);
  await add(session("b", { startsAt: monday + hour }));
  expect(await reading().listEnded(one.endsAt - 1, 10)).toEqual([]);
  expect(await reading().listEnded(one.endsAt, 10)).toEqual([one]);
  await writing((sessions) => sessions.save(finish(one, one.endsAt)));
  expect(await reading().listEnded(one.endsAt, 10)).toEqual([]);
});

test("a client's sessions are paged latest first, each exactly once", async () => {
  const starts = Array.from({ length: 7 }, (_, index) => monday + index * hour);
  for (const [index, startsAt] of starts.entries()) {
    await add(session(`s${index}`, { startsAt, therapistId: index % 2 ? "kadri" : "olev" }));
  }
  await add(session("of-juri", { userId: "juri", startsAt: monday + 9 * hour }));
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await reading().listOfClient("mari", { limit: 3, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(["s6", "s5", "s4", "s3", "s2", "s1", "s0"]);
});

test("sessions with the same start are paged without a gap", async () => {
  for (const id of ["a", "b", "c"]) {
    await add(session(id, { status: "cancelled", cancelledAt: 1, cancelledBy: "client" }));
  }
  const first = await reading().listOfClient("mari", { limit: 2 });
  const second = await reading().listOfClient("mari", { limit: 2, cursor: first.nextCursor! });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(second.nextCursor).toBeNull();
});

test("an invalid cursor is refused", async () => {
  await expect(reading().listOfClient("mari", { limit: 2, cursor: "!" })).rejects.toMatchObject({
    code: "ERR_INVALID_INPUT",
  });
});

test("an entry has both people, their meeting count, comments and recommendations", async () => {
  await add(session("a"));
  await add(session("b", { startsAt: monday + hour }));
  await add(session("c", { startsAt: monday + 2 * hour, status: "cancelled" }));
  await add(session("d", { startsAt: monday + 3 * hour }));
  await writing(async (sessions) => {
    for (const [index, words] of ["first", "second"].entries()) {
      await sessions.addComment("d", {
        id: `comment-${index}`,
        authorUserId: "mari",
        isTherapistComment: false,
        comment: words,
        createdAt: index,
        updatedAt: index,
      });
    }
    const [, second] = (await sessions.findEntry("d", true))!.comments;
    await sessions.saveComment({ ...second!, comment: "better", updatedAt: 9 });
  });
  await writing((sessions) =>
    sessions.addRecommendation("d", {
      id: "advice",
      practices: ["MASSAGE"],
      text: "Again in two weeks",
      createdAt: 5,
    })
  );
  const { items } = await reading().listOfTherapist("kadri", { limit: 10 });
  expect(items.map(({ id, meetingCount }) => [id, meetingCount]))
    .toEqual([["d", 3], ["c", 2], ["b", 2], ["a", 1]]);
  expect(items[0]).toMatchObject({
    group: "somatic",
    therapist: { id: "kadri", slug: "kadri", name: "kadri", pictureKey: "portraits/kadri.svg" },
    client: { id: "mari", name: "mari", email: "mari@example.ee" },
    comments: [{ comment: "first" }, { comment: "better", updatedAt: 9 }],
    recommendations: [{ practices: ["MASSAGE"], text: "Again in two weeks", createdAt: 5 }],
  });
});

test("a note is returned to the client only, and encrypted in the file", async () => {
  await add(session("a"));
  const words = "Olin täna väga väsinud";
  await writing((sessions) => sessions.saveNote("a", { note: words }, 7));
  expect((await reading().findEntry("a", true))?.note).toBe(words);
  expect((await reading().findEntry("a", false))?.note).toBeNull();
  expect((await reading().listOfTherapist("kadri", { limit: 1 })).items[0]?.note).toBeNull();
  await database.close();
  const bytes = Buffer.from(await Deno.readFile(join(folder, "test.db")));
  expect(bytes.includes("Telliskivi")).toBe(true);
  expect(bytes.includes("sinud")).toBe(false);
  database = openDatabase(`file:${join(folder, "test.db")}`);
  await writing((sessions) => sessions.saveNote("a", { note: "" }, 8));
  expect(await reading().findEntry("a", true)).toMatchObject({ note: null, updatedAt: 8 });
});

test("a note copied to another session cannot be decrypted", async () => {
  await add(session("a"));
  await add(session("b", { startsAt: monday + hour }));
  await writing((sessions) => sessions.saveNote("a", { note: "mine" }, 7));
  await database.transaction(async (connection) => {
    await connection.run(sql`
      update therapy_sessions
      set note_sealed = (select note_sealed from therapy_sessions where id = 'a') where id = 'b'
    `);
  });
  await expect(reading().findEntry("b", true)).rejects.toThrow();
});

test("history rows cannot be updated", async () => {
  await add(session("a"));
  await writing((sessions) =>
    sessions.addHistory({
      id: "h",
      therapySessionId: "a",
      at: 1,
      actor: "client",
      actorUserId: "mari",
      action: "book",
      fromStatus: null,
      toStatus: "booked",
      reason: null,
      ...notMoved,
      ...notMoved,
    })
  );
  await expect(database.transaction(async (connection) => {
    await connection.run(sql`update therapy_session_history set actor = 'admin'`);
  })).rejects.toThrow();
});

test("the history lists the latest changes, oldest first", async () => {
  await add(session("a"));
  const row = (id: string, at: number) => ({
    id,
    therapySessionId: "a",
    at,
    actor: "client" as const,
    actorUserId: "mari",
    action: "comment",
    fromStatus: "booked" as const,
    toStatus: "booked" as const,
    reason: null,
    ...notMoved,
  });
  await writing(async (sessions) => {
    for (const [id, at] of [["x", 3], ["z", 2], ["y", 2]] as const) {
      await sessions.addHistory(row(id, at));
    }
  });
  expect((await reading().listHistory("a", 10)).map(({ id }) => id)).toEqual(["y", "z", "x"]);
  expect(await reading().listHistory("a", 1)).toEqual([row("x", 3)]);
  expect(await reading().listHistory("b", 10)).toEqual([]);
});

test("history rows cannot be changed or deleted, except to erase actor and reason", async () => {
  await add(session("a"));
  const written = {
    id: "x",
    therapySessionId: "a",
    at: 1,
    actor: "client" as const,
    actorUserId: "mari",
    action: "cancel",
    fromStatus: "booked" as const,
    toStatus: "cancelled" as const,
    reason: "haige",
    ...notMoved,
  };
  await writing((sessions) => sessions.addHistory(written));
  const change = (statement: string) =>
    database.transaction((connection) => connection.run(sql.raw(statement)));
  const set = (what: string) => change(`update therapy_session_history set ${what} where id = 'x'`);
  for (
    const refused of [
      change("delete from therapy_session_history where id = 'x'"),
      ...["at = 2", "actor = 'admin'", "action = 'rate'", "to_status = 'booked'", "reason = 'x'"]
        .map(set),
      set("from_status = null"),
      set("actor_user_id = 'juri'"),
    ]
  ) await expect(refused).rejects.toThrow();
  expect(await reading().listHistory("a", 10)).toEqual([written]);
  await set("actor_user_id = null, reason = null");
  expect(await reading().listHistory("a", 10))
    .toEqual([{ ...written, actorUserId: null, reason: null }]);
});

test("saving a session changes the rating but not the agreed terms", async () => {
  const one = session("a");
  await add(one);
  const rated = rate(one, "client", 5, one.endsAt + hour);
  await writing((sessions) => sessions.save({ ...rated, priceCents: 1, practiceType: "REIKI" }));
  expect(await reading().find("a")).toEqual(rated);
});
