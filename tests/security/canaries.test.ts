import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test, vi } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { accessMatrix } from "./access-matrix.ts";
import { send } from "./matrix-request.ts";
import { type Canary, eyesOf, markEverything, strangeMarks } from "./canaries.ts";
import { type Actor, actors, openStage, type Stage } from "./matrix-fixture.ts";

type Answer = { whose: string; text: string; strange: Canary[] };

const spoken = (["log", "info", "warn", "error"] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation(() => {})
);
afterAll(() => spoken.forEach((spy) => spy.mockRestore()));

test("nobody reads anybody else's marks in any answer, and no log has one", async () => {
  await using stage = await openStage();
  const canaries = await markEverything(stage);
  const answers = await crawl(stage, canaries);

  expect(answers.length).toBeGreaterThan(accessMatrix.length * actors.length - 1);
  const found = answers.filter(({ strange }) => strange.length > 0)
    .map(({ whose, strange }) => `${whose}: ${strange.map(({ of, field }) => `${of}'s ${field}`)}`);
  expect(found).toEqual([]);

  const met = canaries.filter(({ word }) => answers.some(({ text }) => text.includes(word)));
  const fields = (marks: Canary[]) => new Set(marks.map(({ field }) => field));
  expect(fields(met), "every mark but a password's is where its reader meets it").toEqual(
    fields(canaries.filter(({ readers }) => readers.length > 0)),
  );

  const tokens = actors.flatMap((actor) => Object.values(stage.headers(actor)))
    .map((header) => header.replace("Bearer ", ""));
  const written = [
    ...stage.app.logLines,
    ...spoken.flatMap((spy) => spy.mock.calls.map((call) => call.join(" "))),
    ...await errorsKept(stage),
  ].join("\n");
  expect(stage.app.logLines.length).toBeGreaterThanOrEqual(answers.length);
  const secrets = [...canaries.map(({ word }) => word), ...tokens, stage.password];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toMatch(/[\w.+-]+(@|%40)[\w-]+\.\w/);
});

test("each role is told exactly the fields it is meant to be told", async () => {
  await using stage = await openStage();
  const { session } = await stage.booked();
  const listed = async (actor: "A" | "T1", path: string) => {
    const answer = await stage.app.get(`/therapy-sessions/${path}`, stage.headers(actor));
    const sessions = await answer.json() as Record<string, unknown>[];
    return sessions.find(({ id }) => id === session.id)!;
  };
  const [client, therapist] = [await listed("A", "me"), await listed("T1", "therapist")];
  expect(Object.keys(therapist)).toEqual(Object.keys(client));
  expect(Object.keys(client.client as object)).toEqual(["id", "name"]);
  expect(Object.keys(client.therapist as object)).toEqual(["id", "slug", "name", "pictureUrl"]);
  // A booking page's address has an @ in it, too.
  expect(JSON.stringify([client, therapist])).not.toMatch(/[\w.+-]@/);
});

/** A password that is a mark is no password, and whoever is signed out, disabled or erased asks no more. */
const endsTheCrawl = [
  "login",
  "linkSignIn",
  "refresh",
  "logout",
  "resetPassword",
  "changePassword",
  "changeEmail",
  "confirmEmailChange",
  "signOutDevice",
  "logoutEverywhere",
  "disableUser",
  "eraseMyAccount",
];

/** Everything the matrix knows, by everybody, then every read again without any id made up. */
async function crawl(stage: Stage, canaries: Canary[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const listen = async (whose: string, actor: Actor, response: Response) => {
    const text = JSON.stringify([...response.headers]) + await readable(response);
    answers.push({ whose, text, strange: strangeMarks(canaries, text, eyesOf(actor)) });
  };
  const readsFirst = accessMatrix.toSorted((a, b) => isRead(b) - isRead(a));
  for (const row of readsFirst) {
    for (const actor of actors) {
      if (endsTheCrawl.includes(row.operationId)) continue;
      const call = await row.call(stage, actor);
      const answer = await send(stage, row, call, actor);
      await listen(`${row.operationId} by ${actor}`, actor, answer);
      if (answer.ok && !isRead(row)) stage.startAnew();
      if (isRead(row)) {
        const all = { ...call, query: { ...call.query, limit: "100", count: "100" } };
        await listen(`${row.operationId} by ${actor}`, actor, await send(stage, row, all, actor));
      }
    }
  }
  return answers;
}

/** What a person reads in an answer; an archive is opened. */
async function readable(response: Response): Promise<string> {
  if (response.headers.get("content-type") !== "application/zip") return await response.text();
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(files).map((file) => strFromU8(file)).join("\n");
}

function isRead({ operationId }: { operationId: string }): number {
  return Number(operations.find((one) => one.operationId === operationId)?.method === "GET");
}

async function errorsKept({ app }: Stage): Promise<string[]> {
  const rows = await app.database.read.all<unknown[]>("select last_error from outbox");
  return rows.map((row) => String(Object.values(row)[0] ?? ""));
}
