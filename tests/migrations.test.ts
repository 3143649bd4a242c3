import { expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { copyFolder } from "./support/copy-folder.ts";
import { filesBelow, root } from "./support/source-files.ts";

/** drizzle-kit reads a relative `--out` only, and succeeds also where it cannot read. So a table is planted for it to find. */
const planted = `import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
export const planted = sqliteTable("planted", { planted: integer("planted") });
`;

test("the migrations produce the schema, and a table without a migration is found", async () => {
  await Deno.mkdir(`${root}dist`, { recursive: true });
  const folder = await Deno.makeTempDir({ dir: `${root}dist`, prefix: "migrations-" });
  try {
    await copyFolder(`${root}db/migrations`, `${folder}/migrations`);
    await Deno.writeTextFile(`${folder}/planted.ts`, planted);
    const before = await names(`${folder}/migrations`);
    const relative = `dist/${folder.split("/").at(-1)}`;
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        "npm:drizzle-kit",
        "generate",
        "--dialect=sqlite",
        `--schema=./{db/schema,${relative}}/*.ts`,
        `--out=${relative}/migrations`,
        "--name=planted",
      ],
      cwd: root,
      env: { NO_COLOR: "1" },
    }).output();
    const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
    const added = (await names(`${folder}/migrations`)).filter((name) => !before.includes(name));
    expect(added, output).toEqual([expect.stringMatching(/_planted\.sql$/)]);
    expect(
      await Deno.readTextFile(`${folder}/migrations/${added[0]}`),
      "the schema has more than the migrations: run `deno task migration <what-it-does>`",
    ).toBe("CREATE TABLE `planted` (\n\t`planted` integer\n);\n");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
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

async function names(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(directory)) found.push(entry.name);
  return found.sort();
}
