import { expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { filesBelow, root } from "./support/source-files.ts";

test("the migrations produce the schema", async () => {
  const out = await Deno.makeTempDir();
  await copy(`${root}db/migrations`, out);
  const before = await names(out);
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "npm:drizzle-kit",
      "generate",
      "--dialect=sqlite",
      "--schema=./db/schema/*.ts",
      `--out=${out}`,
    ],
    cwd: root,
    env: { NO_COLOR: "1" },
  }).output();
  const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  expect(success, output).toBe(true);
  expect(await names(out), "run `deno task migration what-it-does`").toEqual(before);
  await Deno.remove(out, { recursive: true });
});

test("every migration is named after what it does", async () => {
  const migrations: string[] = [];
  for await (const path of filesBelow("db/migrations")) migrations.push(path.split("/").at(-1)!);
  expect(migrations.length).toBeGreaterThan(0);
  for (const name of migrations) expect(name).toMatch(/^\d{4}_[a-z]+(-[a-z0-9]+)+\.sql$/);
});

test("migrating a filled database again changes nothing", async () => {
  const directory = await Deno.makeTempDir();
  const database = openDatabase(`file:${directory}/app.db`);
  await database.migrate();
  await database.transaction(async (tx) => {
    await tx.run("insert into changes (part, subject) values ('therapist', 'x')");
  });
  await database.migrate();
  expect(await database.read.get("select count(*) from changes")).toEqual([1]);
  await database.close();
  await Deno.remove(directory, { recursive: true });
});

test("a database of the first release opens, migrates and keeps its rows", async () => {
  const directory = await Deno.makeTempDir();
  await unzip(`${root}tests/support/first-release.db.gz`, `${directory}/old.db`);
  const old = openDatabase(`file:${directory}/old.db`);
  // Later columns are not in the first release.
  const columnsOf = (table: string) =>
    old.read.all(`select '${table}.' || name from pragma_table_info('${table}')`);
  const columns = [...await columnsOf("users"), ...await columnsOf("sign_ins")];
  const stored = `select ${columns}, status, starts_at, ends_at, price_cents, rating, note_sealed,
    cancel_reason, therapy_sessions.updated_at from users, sign_ins, therapy_sessions`;
  const before = await old.read.all(stored);
  await old.migrate();
  const fresh = openDatabase(`file:${directory}/fresh.db`);
  await fresh.migrate();

  const schema = `select type, name, sql from sqlite_master where name not like '%drizzle%'
    order by type, name`;
  expect(await old.read.all(schema)).toEqual(await fresh.read.all(schema));
  expect(before).toHaveLength(2);
  // A setting of the first release is gone.
  const kept = JSON.parse(JSON.stringify(before).replaceAll(',\\"news\\":false', ""));
  expect(kept).not.toEqual(before);
  expect(await old.read.all(stored)).toEqual(kept);
  expect(await old.problems()).toEqual([]);
  await old.close();
  await fresh.close();
  await Deno.remove(directory, { recursive: true });
});

test("a second process on the same file is refused, and the first continues", async () => {
  const directory = await Deno.makeTempDir();
  const url = `file:${directory}/app.db`;
  const database = openDatabase(url);
  await database.migrate();
  expect(() => openDatabase(url)).toThrow(/another process is using this database/);
  await database.transaction(async (tx) => {
    await tx.run("insert into changes (part, subject) values ('therapist', 'x')");
  });
  await database.close();
  await openDatabase(url).close();
  await Deno.remove(directory, { recursive: true });
});

async function unzip(from: string, to: string): Promise<void> {
  const file = await Deno.open(from);
  const bytes = file.readable.pipeThrough(new DecompressionStream("gzip"));
  await Deno.writeFile(to, bytes);
}

async function copy(from: string, to: string): Promise<void> {
  for await (const entry of Deno.readDir(from)) {
    if (entry.isDirectory) {
      await Deno.mkdir(`${to}/${entry.name}`);
      await copy(`${from}/${entry.name}`, `${to}/${entry.name}`);
    } else {
      await Deno.copyFile(`${from}/${entry.name}`, `${to}/${entry.name}`);
    }
  }
}

async function names(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(directory)) found.push(entry.name);
  return found.sort();
}
