import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "backend/admin/run-command.ts";
import { readConfig } from "backend/config.ts";
import { requireNoDemo } from "backend/fitting-database.ts";
import { openAdapters } from "backend/open-ports.ts";
import { openTestApp, secret } from "../test-app.ts";
import { freePort } from "../support/server.ts";
import { openMailServer } from "../support/mail-server.ts";
import { root } from "../support/source-files.ts";
import { openReviews } from "./review-steps.ts";

const client = "client@demo.heaolu.ee";
const disabled = "therapist2@demo.heaolu.ee";
const broken = "broken@example.ee";

/** The demo marketplace without a server, and a way to run admin commands on it. */
async function openAdminData() {
  const { directory, database, ports, close } = await openTestApp();
  const shown = await ports.persistence.therapists.listShown({ limit: 1 });
  const id = shown.items[0]!.id;
  await database.transaction(async (tx) => {
    await tx.run(`update therapists set user_id = null, email = '${client}' where id = '${id}'`);
    await tx.run(`update users set disabled_at = 1 where email = '${disabled}'`);
    await tx.run(`create trigger refused before insert on users when new.email = '${broken}'
      begin select raise(abort, 'the disk is full'); end`);
  });
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

/** Runs an admin command as a process. */
async function processOf(directory: string, ...words: string[]) {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}backend/admin.ts`, ...words],
    env: { ...environmentOf(directory), NO_COLOR: "1" },
    cwd: root,
  }).output();
  return { code, printed: new TextDecoder().decode(stdout).trim() };
}

/** For commands that change nothing. */
let shared: Awaited<ReturnType<typeof openAdminData>>;
beforeAll(async () => void (shared = await openAdminData()));
afterAll(() => shared[Symbol.asyncDispose]());

test("a command prints a sentence or JSON and exits with its code", async () => {
  await using data = await openAdminData();
  const { directory } = data;
  expect(await processOf(directory, "approve"))
    .toEqual({
      code: 2,
      printed: "Missing: <id|slug|email>.\nusage: admin approve <id|slug|email>: " +
        "lets a practitioner's profile become visible",
    });
  const { code, printed } = await processOf(directory, "check", "--json");
  expect({ code, answer: JSON.parse(printed) })
    .toMatchObject({ code: 0, answer: { done: true, findings: [] } });
});

test("admin verify-attestation accepts our attestation of a review and no changed one", async () => {
  const { app, client, session, written, publish } = await openReviews();
  await publish((await written(session.id)).id);
  const archive = await app.request("/api/user/me/export", { headers: client.headers });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const { reviews } = JSON.parse(strFromU8(files["data.json"]!));
  const { attestation } = reviews[0];
  const admin = adminOf(app.directory);
  await app.close();
  const verify = async (content: string) => {
    const path = `${app.directory}/attestation.json`;
    await Deno.writeTextFile(path, content);
    const { code, answer } = await admin("verify-attestation", path);
    return [code, answer.isOurs];
  };
  expect(await verify(JSON.stringify(attestation))).toEqual([0, true]);
  expect(await verify(JSON.stringify({ ...attestation, rating: 4 }))).toEqual([1, false]);
  expect(await verify(JSON.stringify({ ...attestation, signature: undefined })))
    .toEqual([1, false]);
  expect(await verify("[]")).toEqual([1, false]);
  for (const unreadable of ["", "null", "no json"]) {
    expect(await verify(unreadable), unreadable).toEqual([1, false]);
  }
  expect((await admin("verify-attestation", `${app.directory}/missing.json`)).code).toBe(1);
  await Deno.remove(app.directory, { recursive: true });
});

test(
  "admin commands link, export, sign out, disable and erase a user",
  async () => {
    await using data = await openAdminData();
    const { admin, directory } = data;
    const zip = `${directory}/client.zip`;

    expect(await admin("revoke-sessions", client)).toMatchObject({ code: 0, answer: { ended: 0 } });
    expect(await admin("export-user", client, zip)).toMatchObject({
      code: 0,
      answer: { file: zip },
    });
    expect(Object.keys(unzipSync(await Deno.readFile(zip)))).toContain("data.json");
    expect(await admin("disable-user", client)).toMatchObject({ code: 0, answer: { done: true } });
    const linked = await admin("link-therapist", client);
    expect(linked.code).toBe(0);
    expect(linked.answer.therapistId).toMatch(/^[\w-]{36}$/);
    expect(await admin("erase-user", client))
      .toMatchObject({ code: 1, answer: { done: false, code: "ERR_PRACTICE_OPEN" } });
  },
);

test("erasing a user from the command line keeps the database consistent", async () => {
  await using data = await openAdminData();
  const { admin } = data;
  expect(await admin("erase-user", client)).toMatchObject({ code: 0, answer: { done: true } });
  expect(await admin("erase-user", client))
    .toMatchObject({ code: 1, answer: { code: "ERR_NOT_FOUND" } });
  expect(await admin("check")).toMatchObject({ code: 0, answer: { findings: [] } });
  expect((await admin("erase-all-users")).code).toBe(2);
});

test.each([
  [["retry-mail"], "Missing: <id>."],
  [["erase-user"], "Missing: <email>."],
  [["erase-user", ""], "Missing: <email>."],
  [["export-user", client], "Missing: <file.zip>."],
  [["link-calendar"], "Missing: <therapist> and <scheduling url>."],
  [
    ["restore", "/backups/a", "/backups/b"],
    "Too many arguments: restore takes only <folder or bucket:name>, so /backups/b is too much.",
  ],
  [
    ["backup", "/backups"],
    "Too many arguments: backup takes no argument, so /backups is too much.",
  ],
  [["leads", "wrong"], '"wrong" is none of these: new'],
  [["invitations", "open", "all"], "Too many arguments: invitations takes only [open|"],
  [["records", "de"], '"de" is none of these: et, en, ru.'],
  [["invite", "mari@example.ee", "de"], '"de" is none of these: et, en, ru.'],
  [["maintenance", "soon"], '"soon" is neither off nor a number of minutes up to 1440.'],
  [["move-files"], "Missing: --to s3 or --to disk."],
  [["move-files", "--to", "tape"], '"tape" is none of these: s3, disk.'],
  [["move-files", "--to", "disk", "s3"], "Too many arguments: s3."],
])("%j says what is wrong, prints the usage and exits with 2", async (words, message) => {
  const { code, answer } = await adminOf(shared.directory)(...words);
  expect({ code, done: answer.done }).toEqual({ code: 2, done: false });
  expect(answer.message).toMatch(new RegExp(`^${RegExp.escape(message)}`));
  expect(answer.message).toContain(`\nusage: admin ${words[0]} `.trimEnd());
});

test("--help explains a command without running it, and an unknown option runs nothing", async () => {
  await using data = await openAdminData();
  const { admin } = data;
  expect(await admin("erase-user", client, "--help")).toEqual({
    code: 0,
    answer: { done: true, message: "usage: admin erase-user <email>: erases a user" },
  });
  expect(await admin("erase-user", client, "--force")).toEqual({
    code: 2,
    answer: {
      done: false,
      message: "There is no option --force.\nusage: admin erase-user <email>: erases a user",
    },
  });
  expect((await admin("revoke-sessions", client)).code).toBe(0);
  const { code, answer } = await admin("--help");
  expect(code).toBe(0);
  expect(answer.message).toContain("  move-files --to s3|disk [--dry-run]");
  expect((await admin()).code).toBe(2);
});

test("a database that is not there or hangs is a sentence, and nothing was run", async () => {
  const port = freePort();
  using hanging = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  for (const at of [port, (hanging.addr as Deno.NetAddr).port]) {
    const { code, answer } = await runCommand(["check"], {
      AUTH_SECRET: secret,
      DATABASE_URL: `http://127.0.0.1:${at}`,
    });
    expect([code, answer.code]).toEqual([2, "ERR_UNAVAILABLE"]);
    expect(answer.message).toMatch(/^The database does not answer: [^()]*\.$/);
  }
}, 40_000);

test("admin config prints the settings without opening the database", async () => {
  const environment = { AUTH_SECRET: secret, DATABASE_URL: "file:/nowhere/app.db", SMTP_UR: "x" };
  const { code, answer } = await runCommand(["config"], environment);
  expect(code).toBe(0);
  expect(answer.message).toContain("AUTH_SECRET=(hidden)\n");
  expect(answer.message).toContain("PORT=8000  (default)\n");
  expect(answer.message).toContain("unknown setting: SMTP_UR. Is SMTP_URL meant?");
  expect(answer.message).not.toContain(secret);
});

test("admin test-mail says what the mail server answered", async () => {
  await using data = await openAdminData();
  await using server = await openMailServer();
  const send = (url: string) =>
    runCommand(["test-mail", "mari@example.ee"], {
      ...environmentOf(data.directory),
      MAIL: "smtp",
      SMTP_URL: url,
    });
  expect((await data.admin("test-mail", "mari@example.ee")).answer.message)
    .toMatch(/^MAIL=outbox sends nothing/);
  expect(await send(server.url)).toMatchObject({ code: 0 });
  expect(server.received).toMatchObject([{ to: ["mari@example.ee"] }]);
  const { code, answer } = await send("smtp://127.0.0.1:9");
  expect(code).toBe(1);
  expect(answer.message).toContain("127.0.0.1:9");
});

test("the demo marketplace is neither filled in nor served where DEMO is off in production", async () => {
  await using data = await openAdminData();
  const { code, answer } = await runCommand(["seed"], {
    ...environmentOf(data.directory),
    DEMO: "off",
  });
  expect({ code, answer }).toMatchObject({ code: 1, answer: { filled: false } });
  const config = { ...readConfig(environmentOf(data.directory)), isProduction: true };
  await expect(openAdapters(config)).rejects.toThrow("demo marketplace");
  await using empty = await openTestApp({ demo: false });
  await requireNoDemo(empty.database);
});

test("administrators and invitations need an address, a password and an open account", async () => {
  await using data = await openAdminData();
  const good = "a long secret 5f1c";
  let password = good;
  const message = async (...args: string[]) => {
    const { code, answer } = await runCommand(
      args,
      environmentOf(data.directory),
      () => Promise.resolve(password),
    );
    expect(code).toBe(1);
    return answer.message as string;
  };
  for (const address of ["notanemail", "foo@", "a b@@c", "John <a@b.ee>"]) {
    expect(await message("create-admin", address))
      .toBe(`"${address}" is not an email address.`);
  }
  expect(await message("invite", "foo@")).toBe('"foo@" is not an email address.');
  expect((await data.admin("create-admin", "a@example.ee", password)).code).toBe(2);
  password = "short";
  expect(await message("create-admin", "a@example.ee"))
    .toBe("The password is refused. Too short: at least 8 characters.");
  password = good;
  expect(await message("create-admin", disabled)).toContain("is disabled");
  expect(await message("create-admin", broken))
    .toMatch(/^the disk is full \(statement: insert into "users"[^@]*$/);
  expect(await message("link-calendar", "nobody", "https://calendly.com/x")).toMatch(/ .*\.$/);
});

test("people are listed, invited and approved from the command line", async () => {
  await using data = await openAdminData();
  const { admin } = data;
  expect(await admin("invite", "uus.praktik@example.ee", "ru")).toMatchObject({ code: 0 });
  expect((await admin("invite", "uus.praktik@example.ee", "fi")).code).toBe(2);
  const { answer } = await admin("leads");
  expect(answer).toMatchObject({ leads: expect.arrayContaining([expect.anything()]) });
  expect((await admin("leads", "unknown")).code).toBe(2);
  expect(await admin("approve", "kadri-pihlarand"))
    .toMatchObject({ code: 1, answer: { code: "ERR_ALREADY_DECIDED" } });
});
