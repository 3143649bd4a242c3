import { expect, test } from "vitest";
import { serveCommands, socketPath } from "backend/admin/admin-socket.ts";
import { runCommand } from "backend/admin/run-command.ts";
import { openNewDatabase } from "../support/new-database.ts";
import { type Server, startServer } from "../support/server.ts";

const admin = "admin@example.ee";
const password = "a long secret 5f1c";

test("commands run in the server that runs on the data, and here after it was killed", async () => {
  const directory = await Deno.makeTempDir({ prefix: "commands-" });
  const run = (...words: string[]) =>
    runCommand(words, { DATA_DIR: directory, DEMO: "off" }, () => Promise.resolve(password));
  const server = await startServer(directory, { DEMO: "off", BRAND: "Rahu" });

  expect((await run("config")).answer.message).toContain("BRAND=Rahu\n");
  expect(await run("create-admin", admin)).toMatchObject({ code: 0 });
  const signedIn = await server.post("/api/auth/login", { email: admin, password });
  expect(signedIn.status).toBe(200);
  await signedIn.body?.cancel();

  const [checked, ...listed] = await Promise.all([
    run("check"),
    ...Array.from({ length: 20 }, () => run("leads")),
    ...Array.from({ length: 20 }, () => server.get("/api/therapists").then((it) => it.json())),
  ]);
  expect(checked).toMatchObject({ code: 0, answer: { findings: [] } });
  expect(listed).toHaveLength(40);

  const zip = `${directory}/mine.zip`;
  expect(await run("export-user", admin, zip)).toMatchObject({ code: 0, answer: { file: zip } });
  expect((await Deno.readFile(zip)).slice(0, 2)).toEqual(new TextEncoder().encode("PK"));
  expect(await run("restore", directory)).toMatchObject({
    code: 1,
    answer: { message: "A server runs on this DATA_DIR: stop it first." },
  });
  expect(await run("erase-user", "stranger@example.ee"))
    .toMatchObject({ code: 1, answer: { code: "ERR_NOT_FOUND" } });

  expect(await run("maintenance", "30")).toMatchObject({ code: 0 });
  await expect.poll(() => statusOfChange(server), { timeout: 10_000 }).toBe(503);
  const ready = await (await server.get("/ready")).json();
  expect(ready).toMatchObject({
    status: "degraded",
    warnings: [expect.stringMatching(/^maintenance: /)],
  });
  expect((await server.get("/api/therapists")).status).toBe(200);
  expect((await server.post("/api/therapists/search", {})).status).toBe(200);
  expect((await server.post("/api/auth/login", { email: admin, password })).status).toBe(200);
  expect(await run("maintenance", "off")).toMatchObject({ code: 0 });
  await expect.poll(() => statusOfChange(server), { timeout: 10_000 }).toBe(400);
  expect((await run("maintenance", "soon")).code).toBe(2);

  await server.stop("SIGKILL");
  expect(await run("check")).toMatchObject({ code: 0, answer: { findings: [] } });
  expect((await run("config")).answer.message).toContain("BRAND=Heaolu  (default)");
  await Deno.remove(directory, { recursive: true });
}, 60_000);

/** 503 while changes are refused, else 400, because the body is empty. */
async function statusOfChange(server: Server): Promise<number> {
  const answer = await server.post("/api/auth/register", {});
  const { errCode } = await answer.json();
  if (answer.status === 503) expect(errCode).toBe("ERR_MAINTENANCE");
  return answer.status;
}

test("a command waits for a server that has opened the data and takes no commands yet", async () => {
  const directory = await Deno.makeTempDir({ prefix: "starting-" });
  const database = await openNewDatabase(`${directory}/heaolu.db`);
  const outcome = { code: 0, answer: { done: true, message: "From the server." } } as const;
  const waiting = runCommand(["leads"], { DATA_DIR: directory });
  // Long enough for the first tries.
  await new Promise((next) => setTimeout(next, 500));
  const commands = await serveCommands(socketPath(directory), () => Promise.resolve(outcome));
  expect(await waiting).toEqual(outcome);
  await commands!.stop();
  await database.close();
  await Deno.remove(directory, { recursive: true });
});

test("where no socket fits the path of the data, commands run in their own process", async () => {
  const { code, answer } = await runCommand(["config"], { DATA_DIR: `/${"d".repeat(120)}` });
  expect({ code, answer }).toMatchObject({ code: 0, answer: { done: true } });
});
