import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { sealedColumns } from "db/sealed-columns.ts";
import { runCommand } from "backend/admin/run-command.ts";
import { columnsNamedSealed } from "backend/adapters/persistence/libsql/rotate-keys.ts";
import { openPorts } from "backend/open-ports.ts";
import { readConfig } from "backend/config.ts";
import { day } from "backend/domain/duration.ts";
import { openingTime, openTestApp, secret, type TestApp } from "../test-app.ts";

const replacement = "another secret of this server with many characters";

const environmentOf = (directory: string, secrets: Record<string, string>) => ({
  ...secrets,
  DATA_DIR: directory,
  DATABASE_URL: `file:${directory}/app.db`,
});

test("every encrypted column of the schema is known to the rotation", async () => {
  await using app = await openTestApp({ demo: false });
  expect((await columnsNamedSealed(app.database.read)).sort())
    .toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort());
  await app.database.transaction((tx) => tx.run("create table letters (text_sealed blob)"));
  await expect(app.ports.encryption.rotate()).rejects.toThrow("letters.text_sealed");
});

test("after a leaked secret is replaced, the rotation leaves nothing of it, and loses nothing", async () => {
  const app = await openTestApp();
  await sealEverywhere(app);
  const { directory } = app;
  await app.close();
  await stripLabels(directory);

  const both = { AUTH_SECRET: replacement, AUTH_SECRET_OLD: secret };
  const before = await openedOn(directory, both, async ({ ports, database }) => {
    expect((await ports.encryption.state()).former).toBeGreaterThan(50);
    const stopping = new AbortController();
    // As if it were killed after its first transactions.
    const report = () => stopping.abort();
    const part = await ports.encryption.rotate({ report, stopping: stopping.signal });
    const { former, unreadable } = await ports.encryption.state();
    expect(part.encrypted).toBeGreaterThan(0);
    expect([former > 0, unreadable]).toEqual([true, 0]);
    // A server that runs meanwhile reads both, and what it writes is left alone.
    const [row] = await database.read.values<[string]>(
      sql`select id from therapy_sessions where note_sealed is not null limit 1`,
    );
    await ports.persistence.transaction(({ therapySessions }) =>
      therapySessions.saveNote(row![0], { note: "written meanwhile" }, openingTime + day)
    );
    return await openedTexts(ports, database);
  });
  expect(before.notes).toContain("written meanwhile");
  expect(before).toMatchObject({
    draft: { answers: { needs: ["calm"] } },
    authenticator: "JBSWY3DPEHPK3PXP",
    feed: "the secret of a feed",
  });

  const early = await runCommand(["check"], environmentOf(directory, both));
  expect(early.answer.message).toContain("have the key of a former secret: run rotate-key");
  const rotated = await runCommand(["rotate-key"], environmentOf(directory, both));
  expect(rotated).toMatchObject({ code: 0, answer: { former: 0, unreadable: 0 } });
  const again = await runCommand(["rotate-key"], environmentOf(directory, both));
  expect(again).toMatchObject({ code: 0, answer: { encrypted: 0 } });

  const alone = { AUTH_SECRET: replacement };
  expect(await runCommand(["check"], environmentOf(directory, alone)))
    .toMatchObject({ code: 0, answer: { keys: { former: 0, unreadable: 0 } } });
  const after = await openedOn(
    directory,
    alone,
    ({ ports, database }) => openedTexts(ports, database),
  );
  expect(after).toEqual(before);
  const wrong = await runCommand(["check"], environmentOf(directory, { AUTH_SECRET: secret }));
  expect(wrong.answer.message).toContain("was encrypted with another AUTH_SECRET");
  await Deno.remove(directory, { recursive: true });
});

/** What the demo marketplace does not have, and what is encrypted in a way of its own. */
async function sealEverywhere({ ports: { auth, persistence }, now }: TestApp): Promise<void> {
  const user = (await persistence.users.findByEmail("client@demo.heaolu.ee"))!;
  await persistence.transaction(async ({ calendarFeeds, secondFactors, suitabilityResults }) => {
    const answers = { needs: ["calm"] };
    const draft = { version: 1, answers, step: "safety_1" as const, changedAt: now() };
    await suitabilityResults.saveDraft(user.id, draft);
    await secondFactors.saveWaitingSecret(user.id, "JBSWY3DPEHPK3PXP", now() + 600_000);
    await calendarFeeds.replace({
      id: persistence.newId(),
      userId: user.id,
      detail: "discreet",
      secretHash: "a hash",
      encryptedSecret: auth.encrypt("the secret of a feed"),
      createdAt: now(),
      lastReadAt: null,
    });
  });
}

/** As an earlier release wrote them: without the label of the key. */
async function stripLabels(directory: string): Promise<void> {
  const database = openDatabase(`file:${directory}/app.db`);
  await database.transaction(async (tx) => {
    for (const { table, column, sealedWith } of sealedColumns) {
      const length = sealedWith === "text" ? 9 : 8;
      await tx.run(sql.raw(`update ${table} set ${column} = substr(${column}, ${length + 1})
        where rowid % 2 = 0 and ${column} is not null`));
    }
  });
  await database.close();
}

type Opened = Awaited<ReturnType<typeof openPorts>>;

async function openedOn<Result>(
  directory: string,
  secrets: Record<string, string>,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environmentOf(directory, secrets));
  const opened = await openPorts(config, { storesSearch: false });
  return await work(opened).finally(opened.close);
}

/** What a client wrote or owns in each kind of encrypted column. */
async function openedTexts({ auth, persistence }: Opened["ports"], database: Opened["database"]) {
  const user = (await persistence.users.findByEmail("client@demo.heaolu.ee"))!;
  const feed = await persistence.calendarFeeds.findOf(user.id);
  const rows = await database.read.values<[string]>(
    sql`select id from therapy_sessions where note_sealed is not null order by id`,
  );
  const entries = await Promise.all(
    rows.map(([id]) => persistence.therapySessions.findEntry(id, true)),
  );
  return {
    notes: entries.map((entry) => entry?.note),
    comments: entries.map((entry) => entry?.comments),
    draft: await persistence.suitabilityResults.findDraft(user.id),
    authenticator: await persistence.secondFactors.findWaitingSecret(user.id, 0),
    feed: auth.decrypt(feed!.encryptedSecret),
  };
}
