import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { runCommand } from "backend/admin/run-command.ts";
import { openTestApp, secret } from "../test-app.ts";

const client = "client@demo.heaolu.ee";

/** The demo marketplace without a server, and a way to run admin commands on it. */
async function openAdminData() {
  const { directory, close } = await openTestApp();
  await close();
  return {
    directory,
    admin: adminOf(directory),
    [Symbol.asyncDispose]: () => Deno.remove(directory, { recursive: true }),
  };
}

const environmentOf = (directory: string) => ({
  AUTH_SECRET: secret,
  DATA_DIR: directory,
  DATABASE_URL: `file:${directory}/app.db`,
});

/** Runs an admin command on the data of a directory, in this process. */
function adminOf(directory: string) {
  return (...words: string[]) => runCommand(words, environmentOf(directory));
}

test("a command that needs data refuses a directory without a database and creates nothing", async () => {
  const directory = await Deno.makeTempDir({ prefix: "no-data-" });
  for (
    const words of [["check"], ["leads"], ["create-admin", client], ["test-mail", client], [
      "records",
    ]]
  ) {
    expect(await adminOf(directory)(...words)).toEqual({
      code: 1,
      answer: {
        done: false,
        message: `There is no database ${directory}/app.db: set DATA_DIR to that of the server.`,
      },
    });
  }
  expect(await Array.fromAsync(Deno.readDir(directory))).toEqual([]);
  expect(await adminOf(directory)("migrate")).toMatchObject({ code: 0 });
  expect(await adminOf(directory)("check")).toMatchObject({ code: 0 });
  await Deno.remove(directory, { recursive: true });
});

test("without the secret of the data a command changes nothing and makes no secret", async () => {
  await using data = await openAdminData();
  const { AUTH_SECRET: _, ...environment } = environmentOf(data.directory);
  const before = await Deno.readFile(`${data.directory}/app.db`);
  for (const command of ["create-admin", "reset-password", "erase-user"]) {
    const { code, answer } = await runCommand(
      [command, client],
      environment,
      () => Promise.resolve("a long secret 5f1c"),
    );
    expect(code).toBe(1);
    expect(answer.message).toMatch(/^The database was encrypted with another AUTH_SECRET/);
  }
  expect(await Deno.readFile(`${data.directory}/app.db`)).toEqual(before);
  expect(await Deno.stat(`${data.directory}/secret`).catch(() => null)).toBeNull();
  expect(await data.admin("check")).toMatchObject({ code: 0 });
});

test("check names what a damaged file keeps from being read, and checks the rest", async () => {
  await using data = await openAdminData();
  const path = `${data.directory}/app.db`;
  const database = new DatabaseSync(path);
  const page = database.prepare("select rootpage, name from sqlite_schema where name = ?")
    .get("admin_actions") as { rootpage: number };
  const { page_size } = database.prepare("pragma page_size").get() as { page_size: number };
  database.close();
  const file = await Deno.open(path, { write: true });
  await file.seek((page.rootpage - 1) * page_size, Deno.SeekMode.Start);
  await file.write(new Uint8Array(page_size).fill(7));
  file.close();
  const { code, answer } = await data.admin("check");
  expect(code).toBe(1);
  expect(answer.message).toContain("the file is damaged");
  expect(answer.message).toContain("restore the newest backup");
  expect(answer.keys).toEqual({ former: 0, unreadable: 0 });
});
