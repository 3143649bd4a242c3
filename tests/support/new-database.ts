import { dirname } from "node:path";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { oncePerRun } from "./once-per-run.ts";

/** Copies a file with all tables and no rows: to migrate an empty file takes a second. */
export async function copyNewDatabase(path: string): Promise<void> {
  const folder = await oncePerRun("new-database", async (folder) => {
    const database = openDatabase(`file:${folder}/app.db`);
    await database.migrate();
    await database.close();
  });
  await Deno.mkdir(dirname(path), { recursive: true });
  await Deno.copyFile(`${folder}/app.db`, path);
}

/** A database file at `path` with all tables and no rows. */
export async function openNewDatabase(path: string): Promise<Database> {
  await copyNewDatabase(path);
  return openDatabase(`file:${path}`);
}
