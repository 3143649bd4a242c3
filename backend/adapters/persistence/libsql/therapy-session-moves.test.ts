import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { formerTherapySessions } from "db/schema/therapy-sessions.ts";
import { hour } from "../../../domain/duration.ts";
import { cancel, type TherapySession } from "../../../domain/therapy-session.ts";
import { monday, openPeople, session } from "./therapy-sessions.testing.ts";
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

test("a moved session is found by its former booking and by the id of a former session", async () => {
  const one = session("a");
  await add(one);
  const other = { ...session("a", { startsAt: monday + 5 * hour }), inviteeUri: "moved" };
  await writing(async (sessions) => {
    await sessions.save(other);
    await sessions.addFormerBooking("a", one.inviteeUri);
  });
  await database.transaction((connection) =>
    connection.insert(formerTherapySessions).values({ id: "b", therapySessionId: "a" })
  );
  expect(await reading().findByInvitee(one.inviteeUri)).toEqual(other);
  expect(await reading().findByInvitee("moved")).toEqual(other);
  expect(await reading().knownInvitees([one.inviteeUri, "moved", "unknown"]))
    .toEqual(new Set([one.inviteeUri, "moved"]));
  expect(await reading().find("b")).toEqual(other);
  expect(await reading().findEntry("b", false)).toMatchObject({ id: "a" });
  expect(await reading().find("c")).toBeNull();
});

test("a session is not moved to a taken time, and a cancelled one is not booked again", async () => {
  const one = session("a");
  await add(one);
  await add(session("b", { startsAt: monday + 5 * hour, userId: "juri" }));
  await add(session("c", { startsAt: monday + 9 * hour, therapistId: "olev" }));
  const at = (startsAt: number) => ({ ...one, startsAt, endsAt: startsAt + hour });
  const save = (changed: TherapySession) => writing((sessions) => sessions.save(changed));
  await expect(save(at(monday + 5 * hour))).rejects.toMatchObject({ code: "ERR_SLOT_TAKEN" });
  await expect(save(at(monday + 9 * hour))).rejects.toMatchObject({ code: "ERR_CLIENT_BUSY" });
  await save(cancel(one, "client", null, monday - hour));
  await expect(save({ ...one, inviteeUri: "moved" }))
    .rejects.toMatchObject({ code: "ERR_ILLEGAL_TRANSITION" });
});
