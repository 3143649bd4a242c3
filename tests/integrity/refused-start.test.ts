import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { copyNewDatabase } from "../support/new-database.ts";
import { freePort } from "../support/server.ts";
import { root } from "../support/source-files.ts";

type Change = (path: string) => void;

/** Lacks the last migration, so that a start which is not refused changes it. */
async function outdated(folder: string): Promise<string> {
  const path = `${folder}/heaolu.db`;
  await copyNewDatabase(path);
  execute(
    path,
    `delete from __drizzle_migrations
     where created_at = (select max(created_at) from __drizzle_migrations)`,
  );
  return path;
}

function execute(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

const nothing: Change = () => {};

const ofAnotherSecret: Change = (path) =>
  execute(
    path,
    `insert into provider_facts (name, value, updated_at)
     values ('secret-fingerprint', '"of another secret"', 1)`,
  );

const overwritten: Change = (path) => {
  using file = Deno.openSync(path, { write: true });
  file.writeSync(new Uint8Array(100).fill(7));
};

test.each([
  ["the port is in use", nothing, "is in use by another program"],
  ["the secret is another one", ofAnotherSecret, "was encrypted with another AUTH_SECRET"],
  ["the file is damaged", overwritten, /The database \S+heaolu\.db is damaged \(.*restore/],
])("a start that is refused because %s changes no byte of the data", async (_, change, message) => {
  const folder = await Deno.makeTempDir({ prefix: "refused-start-" });
  const path = await outdated(folder);
  change(path);
  const before = await Deno.readFile(path);
  using taken = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const port = change === nothing ? (taken.addr as Deno.NetAddr).port : freePort();
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-no-legacy-abort", `${root}backend/main.ts`],
    cwd: root,
    env: { DATA_DIR: folder, PORT: String(port), NO_COLOR: "1" },
    stdout: "null",
  }).output();
  expect(new TextDecoder().decode(stderr)).toMatch(message);
  expect(code).toBe(1);
  expect(await Deno.readFile(path)).toEqual(before);
  expect(await Deno.stat(`${folder}/secret`).catch(() => null)).toBeNull();
  await Deno.remove(folder, { recursive: true });
}, 60_000);
