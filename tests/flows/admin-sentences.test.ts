import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "backend/admin/run-command.ts";
import { freePort } from "../support/server.ts";
import { openTestApp, secret } from "../test-app.ts";

const client = "client@demo.heaolu.ee";

let directory: string;
beforeAll(async () => {
  const app = await openTestApp();
  directory = app.directory;
  await app.close();
});
afterAll(() => Deno.remove(directory, { recursive: true }));

async function run(words: string[], settings: Record<string, string> = {}) {
  const { code, answer } = await runCommand(words, {
    AUTH_SECRET: secret,
    DATA_DIR: directory,
    DATABASE_URL: `file:${directory}/app.db`,
    ...settings,
  });
  return [code, answer.message.split("\n")[0]];
}

test("an unknown command names the nearest one", async () => {
  expect(await run(["bakup"])).toEqual([2, "There is no command bakup. Is backup meant?"]);
});

test("what the system refuses is a sentence with what to do", async () => {
  const file = `${directory}/none/receipt.json`;
  expect(await run(["verify-receipt", file]))
    .toEqual([1, `There is no file or folder ${file}. Check the path.`]);
  expect(await run(["export-user", client, `${directory}/none/mari.zip`])).toEqual([
    1,
    `There is no file or folder ${directory}/none/mari.zip. Check the path.`,
  ]);
  const port = freePort();
  const settings = { MAIL: "smtp", SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "a@b.example" };
  expect(await run(["test-mail", client], settings)).toEqual([
    1,
    `The mail could not be sent with SMTP_URL. Nothing listens at 127.0.0.1:${port}. ` +
    "Check the address and that the server there runs.",
  ]);
});
