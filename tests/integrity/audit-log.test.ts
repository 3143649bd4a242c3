import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkActions } from "db/check-actions.ts";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { chainStoredActions } from "backend/adapters/persistence/libsql/chain-actions.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { recordAction } from "backend/use-cases/admin/record-action.ts";
import type { Persistence } from "backend/ports/persistence.ts";
import { hasServer, type LibsqlServer, startLibsqlServer } from "../support/libsql-server.ts";
import { newClient } from "../flows/booked-session.ts";
import { openTestApp } from "../test-app.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const parallel = 50;

function act(persistence: Persistence, id: string, kind: "list" | "user" = "list") {
  return persistence.transaction((repositories) =>
    recordAction(persistence, repositories, { account: null, now }, {
      ...{ action: kind === "user" ? "edit-account" : "export-list", kind, id },
      detail: { reason: `Because of ${id}.` },
      before: { language: "et" },
      after: { language: "en" },
    })
  );
}

/** The triggers refuse changes, so they are dropped first. */
async function tamper(database: Database, statement: string): Promise<void> {
  await database.transaction(async (connection) => {
    const triggers = await connection.all<[string, string]>(
      sql`select name, sql from sqlite_master where type = 'trigger' and tbl_name like 'admin_action%'`,
    );
    for (const [name] of triggers) await connection.run(sql.raw(`drop trigger ${name}`));
    await connection.run(sql.raw(statement));
    for (const [, definition] of triggers) await connection.run(sql.raw(definition));
  });
}

test("50 actions at once make one chain", async () => {
  await using app = await openTestApp({ demo: false });
  const { persistence } = app.ports;
  await Promise.all(Array.from({ length: parallel }, (_, index) => act(persistence, `${index}`)));
  const { rows, broken } = await checkActions(app.database.read);
  expect({ rows, broken }).toEqual({ rows: parallel, broken: null });
});

test.each([
  "update admin_actions set action = 'invite-lead' where position = 2",
  "update admin_actions set hash = null where position = 2",
  "delete from admin_actions where position = 2",
  "update admin_action_texts set salt = 'x'",
  "delete from admin_action_texts",
  `insert into admin_actions (position, id, action, subject_kind, subject_id, created_at, previous_hash, hash)
    values (9, 'x', 'export-list', 'list', 'x', 0, 'x', 'x')`,
])("the database refuses: %s", async (statement) => {
  await using app = await openTestApp({ demo: false });
  const { user } = await newClient(app, "mari@example.ee");
  for (const id of ["a", "b", "c"]) await act(app.ports.persistence, id);
  await act(app.ports.persistence, user.id, "user");
  await expect(app.database.transaction((connection) => connection.run(sql.raw(statement))))
    .rejects.toThrow();
  expect((await checkActions(app.database.read)).broken).toBeNull();
});

test.each([
  ["update admin_actions set subject_id = 'z' where position = 2", 2, "was changed"],
  [`update admin_actions set "after" = '{"language":"ru"}' where position = 3`, 3, "was changed"],
  ["delete from admin_actions where position = 2", 3, "comes where row 2 is missing"],
  [
    "update admin_actions set previous_hash = 'x' where position = 3",
    3,
    "does not follow on the row before",
  ],
  [
    `update admin_action_texts set content = replace(content, 'Because', 'Despite')`,
    4,
    "says something else about a person",
  ],
  ["delete from admin_action_texts", 4, "has lost what it says about a person"],
])("the check names the first broken row after: %s", async (statement, position, why) => {
  await using app = await openTestApp({ demo: false });
  const { user } = await newClient(app, "mari@example.ee");
  for (const id of ["a", "b", "c"]) await act(app.ports.persistence, id);
  await act(app.ports.persistence, user.id, "user");
  await tamper(app.database, statement);
  expect((await checkActions(app.database.read)).broken).toMatchObject({ position, why });
});

test("erasing a person takes the texts with it and leaves the chain whole", async () => {
  await using app = await openTestApp({ demo: false });
  const { user } = await newClient(app, "mari@example.ee");
  await act(app.ports.persistence, user.id, "user");
  const { items: [before] } = await app.ports.persistence.adminActions
    .list({ limit: 1, order: "newest" });
  expect(before).toMatchObject({
    detail: { reason: `Because of ${user.id}.` },
    after: { language: "en" },
  });
  await app.database.transaction((connection) =>
    connection.run(sql`delete from users where id = ${user.id}`)
  );
  const { items: [after] } = await app.ports.persistence.adminActions
    .list({ limit: 1, order: "newest" });
  expect(after).toMatchObject({ detail: {}, before: {}, after: {}, subjectName: null });
  expect(after!.proof.textsHash).toMatch(/^[0-9a-f]{64}$/);
  expect((await checkActions(app.database.read)).broken).toBeNull();
});

test("actions of an earlier release are chained at the first start", async () => {
  await using app = await openTestApp({ demo: false });
  await act(app.ports.persistence, "a");
  await tamper(
    app.database,
    `insert into admin_actions (position, id, action, subject_kind, subject_id, created_at)
      select value + 1, 'old-' || value, 'export-list', 'list', 'leads', value
      from generate_series(1, 450)`,
  );
  expect(await chainStoredActions(app.database)).toBe(450);
  expect(await chainStoredActions(app.database)).toBe(0);
  await act(app.ports.persistence, "b");
  expect(await checkActions(app.database.read)).toMatchObject({ rows: 452, broken: null });
});

describe.skipIf(!hasServer)("two processes on one libSQL server", () => {
  let server: LibsqlServer;
  let databases: Database[];

  beforeAll(async () => {
    server = await startLibsqlServer();
    databases = [openDatabase(server.url), openDatabase(server.url)];
    await databases[0]!.migrate();
  });

  afterAll(async () => {
    for (const database of databases) await database.close();
    await server.stop();
  });

  test("write one chain", async () => {
    const key = [new Uint8Array(32)] as const;
    const keys = { noteKey: key, importKey: key, factorKey: key, roomKey: key[0] };
    const both = databases.map((database) => libsqlPersistence(database, keys));
    await Promise.all(
      Array.from({ length: parallel }, (_, index) => act(both[index % 2]!, `${index}`)),
    );
    const { rows, broken } = await checkActions(databases[0]!.read);
    expect({ rows, broken }).toEqual({ rows: parallel, broken: null });
  });
});
