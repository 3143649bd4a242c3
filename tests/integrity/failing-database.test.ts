import { rename } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { readConfig } from "backend/config.ts";
import { openAdapters } from "backend/open-ports.ts";
import type { Encryption } from "backend/ports/encryption.ts";
import { readiness } from "backend/readiness.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp, publicUrl, secret, type TestApp } from "../test-app.ts";

type Readiness = Parameters<typeof readiness>[0];

const logged = vi.spyOn(console, "error").mockImplementation(() => {});

function statusOf(
  { ports: { persistence }, database, directory }: TestApp,
  backups: Readiness["ports"]["backups"] = null,
) {
  return readiness({
    ports: { backups, persistence, search: { preparing: () => 0 } },
    ...{ database, dataDirectory: directory, isStopping: () => false },
    maintenanceEndsAt: () => null,
  });
}

/** The site with `/ready`. Answers of a failing database are outside of the contract, so they are not checked by it. */
function openSite(app: TestApp) {
  const site = createTestSite(app, { status: { version: "1", ...statusOf(app) } });
  return {
    get: (path: string) => site.request(`${publicUrl}${path}`),
    /** Anything that writes. */
    write: (nth = 0) =>
      site.request(`${publicUrl}/api/auth/forgot-password`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: `mari${nth}@example.ee` }),
      }),
    async ready() {
      const answer = await site.request(`${publicUrl}/ready`);
      return { status: answer.status, body: await answer.json() };
    },
  };
}

/** Uses up the free pages. */
async function fill({ database }: TestApp): Promise<void> {
  for (const size of [1_000_000, 50_000, 3_000]) {
    const insert = () =>
      database.transaction((tx) => tx.run(`insert into filler values (zeroblob(${size}))`)).then(
        () => true,
        () => false,
      );
    while (await insert());
  }
}

test("a full disk refuses writes as such, keeps reads, and is not ready", async () => {
  await using app = await openTestApp();
  const { get, ready, write } = openSite(app);
  expect(await ready()).toMatchObject({ status: 200, body: { status: "ok", problems: [] } });
  // Its words are stored when it is prepared.
  await expect.poll(() => app.ports.search.preparing()).toBe(0);
  expect((await get("/api/therapists")).status).toBe(200);

  await app.database.transaction(async (tx) => {
    const [row] = await tx.values<[number]>("pragma page_count");
    await tx.values(`pragma max_page_count = ${row![0] + 20}`);
    await tx.run("create table filler (bytes blob)");
  });
  await fill(app);
  // Small rows still fit into the last pages.
  let refused = await write();
  for (let nth = 1; refused.ok && nth < 200; nth++) refused = await write(nth);
  expect(await refused.json()).toMatchObject({ status: 507, errCode: "ERR_STORAGE_FULL" });
  for (let nth = 0; nth < 3; nth++) await (await write()).body?.cancel();
  expect(logged.mock.calls.filter(([line]) => line.includes('"msg":"request failed"'))).toEqual([]);
  expect(logged.mock.calls.filter(([line]) => line.includes('"msg":"the disk is full"')))
    .toHaveLength(1);
  expect((await get("/api/therapists")).status).toBe(200);
  expect((await ready()).body.problems).toEqual([expect.stringContaining("is full")]);

  await app.database.transaction(async (tx) => {
    await tx.values("pragma max_page_count = 1000000");
    await tx.run("drop table filler");
  });
  expect((await write()).ok).toBe(true);
  expect((await ready()).status).toBe(200);
});

test("a backup that cannot be made is a warning with the error of the last try", async () => {
  await using app = await openTestApp({ demo: false });
  const now = Date.now();
  const name = "make backups";
  const error = "Permission denied: mkdir '/var/backups'";
  await app.ports.persistence.transaction(async ({ jobStates }) => {
    await jobStates.register([{ name, everyMs: 60_000, claims: false }]);
    await jobStates.record({ name, holder: "one", startedAt: now, tookMs: 1, error });
  });
  const newest = (at: number | null) => ({ everyMs: 60_000, newestAt: () => Promise.resolve(at) });
  const warningsAt = (at: number | null) => statusOf(app, newest(at)).warnings(now);
  expect(await warningsAt(null)).toEqual([`backup: none is made yet; making it failed: ${error}`]);
  expect(await warningsAt(now - 7_200_000))
    .toEqual([`backup: the newest is 2 hours old; making it failed: ${error}`]);
  expect(await warningsAt(now)).toEqual([]);
});

test("a database file that was moved away refuses writes, and is not ready", async () => {
  await using app = await openTestApp();
  const { ready, write } = openSite(app);
  const file = `${app.directory}/app.db`;
  await rename(file, `${file}.moved`);
  logged.mockClear();
  const answer = await write();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("10");
  for (let nth = 1; nth < 4; nth++) await (await write(nth)).body?.cancel();
  const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "the database is unavailable")).toMatchObject([
    { level: "error", requests: 1, error: expect.stringContaining("was moved, deleted") },
  ]);
  expect(lines.filter(({ msg }) => msg === "request failed")).toEqual([]);
  expect((await ready()).body).toMatchObject({
    status: "unavailable",
    problems: [expect.stringContaining("was moved, deleted or replaced")],
  });
  await rename(`${file}.moved`, file);
  expect((await ready()).status).toBe(200);
});

test("mails that fail are a warning, and the server stays ready", async () => {
  await using app = await openTestApp({ demo: false });
  const { ready, write } = openSite(app);
  await write();
  const reasons: string[] = [];
  const broken = { ...app.ports.mail, send: () => Promise.reject(new Error("no route to host")) };
  await sendDueMails({ ...app.ports, mail: broken }, {
    clock: app.now,
    report: (reason) => reasons.push(reason),
  });
  expect(reasons).toContain("no route to host");
  expect(await ready()).toMatchObject({
    status: 200,
    body: { status: "degraded", warnings: [expect.stringMatching(/^mail: sending failed for 1,/)] },
  });
});

test("a database that newer code has migrated is not opened by older code", async () => {
  await using app = await openTestApp({ demo: false });
  await app.database.transaction((tx) =>
    tx.run("insert into __drizzle_migrations (hash, created_at) values ('later', 9000000000000)")
  );
  await expect(app.database.migrate()).rejects.toThrow("migrated by a newer version");
});

const other = "another secret 0123456789 abcdefghijkl";

/** Opens the data of a closed app with secrets. */
async function withSecrets<Result>(
  { directory }: TestApp,
  secrets: Record<string, string>,
  work: (encryption: Encryption) => Promise<Result>,
): Promise<Result> {
  const environment = { DATA_DIR: directory, DATABASE_URL: `file:${directory}/app.db` };
  const settings = { ...environment, AUTH_SECRET_LOST: "on", ...secrets };
  const { encryption, database } = await openAdapters(readConfig(settings));
  return await work(encryption).finally(() => database.close());
}

test("another secret is recognized before anything is encrypted, and replaced by rotating", async () => {
  const app = await openTestApp({ demo: false });
  await app.ports.encryption.noteSecret();
  await app.close();
  const opens = (secrets: Record<string, string>) =>
    withSecrets(app, secrets, (encryption) => encryption.opensStored());
  expect(await opens({ AUTH_SECRET: secret })).toBe(true);
  expect(await opens({ AUTH_SECRET: other })).toBe(false);
  const both = { AUTH_SECRET: other, AUTH_SECRET_OLD: secret };
  expect(await opens(both)).toBe(true);
  await withSecrets(app, { AUTH_SECRET: other }, (encryption) => encryption.rotate());
  expect(await opens({ AUTH_SECRET: other })).toBe(false);
  await withSecrets(app, both, (encryption) => encryption.rotate());
  expect(await opens({ AUTH_SECRET: other })).toBe(true);
  expect(await opens({ AUTH_SECRET: secret })).toBe(false);
  await Deno.remove(app.directory, { recursive: true });
});

test("a database that was encrypted with another secret is recognized", async () => {
  const app = await openTestApp();
  expect(await app.ports.encryption.opensStored()).toBe(true);
  await app.close();
  const opens = (secrets: Record<string, string>) =>
    withSecrets(app, secrets, (encryption) => encryption.opensStored());
  expect(await opens({ AUTH_SECRET: other })).toBe(false);
  expect(await opens({ AUTH_SECRET: other, AUTH_SECRET_OLD: secret })).toBe(true);
  await Deno.remove(app.directory, { recursive: true });
});
