import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test, vi } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { openTestApp } from "../test-app.ts";
import { accessMatrix } from "./access-matrix.ts";
import { callOf, isRead, reopen, send } from "./matrix-request.ts";
import { type Canary, eyesOf, markEverything, strangeMarks } from "./canaries.ts";
import { actors, type Fixture, openFixture } from "./matrix-fixture.ts";

type Answer = { whose: string; text: string; strange: Canary[] };

const spoken = (["log", "info", "warn", "error"] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation(() => {})
);
afterAll(() => spoken.forEach((spy) => spy.mockRestore()));

test("no actor reads another user's marks in any answer or log", async () => {
  await using fixture = await openFixture();
  const canaries = await markEverything(fixture);
  const answers = await crawl(fixture, canaries);

  expect(answers.length).toBeGreaterThan(crawled.length * crawlers.length - 1);
  const found = answers.filter(({ strange }) => strange.length > 0)
    .map(({ whose, strange }) => `${whose}: ${strange.map(({ of, field }) => `${of}'s ${field}`)}`);
  expect(found).toEqual([]);

  const met = canaries.filter(({ word }) => answers.some(({ text }) => text.includes(word)));
  const fields = (marks: Canary[]) => new Set(marks.map(({ field }) => field));
  expect(fields(met), "every mark but a password's is where its reader meets it").toEqual(
    fields(canaries.filter(({ readers }) => readers.length > 0)),
  );

  const tokens = actors.flatMap((actor) => Object.values(fixture.headers(actor)))
    .map((header) => header.replace("Bearer ", ""));
  const written = [
    ...fixture.app.logLines,
    ...spoken.flatMap((spy) => spy.mock.calls.map((call) => call.join(" "))),
    ...await errorsKept(fixture),
  ].join("\n");
  expect(fixture.app.logLines.length).toBeGreaterThanOrEqual(answers.length);
  const secrets = [...canaries.map(({ word }) => word), ...tokens, fixture.password];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toMatch(/[\w.+-]+(@|%40)[\w-]+\.\w/);
});

test("a failing statement is logged without what it would have stored", async () => {
  await using app = await openTestApp({ demo: false });
  await app.database.transaction((connection) =>
    connection.run(
      "create trigger full before insert on outbox begin select raise(abort, 'the disk is full'); end",
    )
  );
  const before = spoken.at(-1)!.mock.calls.length;
  const person = { email: "mari.canary@example.ee", name: "Mari", password: "a long secret 5f1c" };
  await expect(app.post("/auth/register", { ...person, language: "et" })).rejects.toThrow("500");
  const [logged] = spoken.at(-1)!.mock.calls.slice(before).map((call) => call.join(" "));
  expect(logged).toMatch(/the disk is full.*insert into .*outbox/);
  expect(logged).not.toMatch(/mari|hash=|argon/i);
});

test("the database's files contain no note, comment or answer to the test as text", async () => {
  await using fixture = await openFixture();
  const canaries = await markEverything(fixture);
  const files = ["app.db", "app.db-wal"].map((name) => `${fixture.app.directory}/${name}`);
  const stored = await Promise.all(
    files.map(async (path) => new TextDecoder("latin1").decode(await Deno.readFile(path))),
  );
  const isStored = ({ word }: Canary) => stored.some((text) => text.includes(word));
  const sealed = [
    "note",
    "note about a client",
    "comment",
    "answer to the test",
    "answer of a draft",
  ];
  const encrypted = canaries.filter(({ field }) => sealed.includes(field));
  expect(encrypted).toHaveLength(11);
  expect(encrypted.filter(isStored)).toEqual([]);
  expect(canaries.filter(({ field }) => field === "e-mail").every(isStored)).toBe(true);
});

test("each role gets exactly the fields it is meant to get", async () => {
  await using fixture = await openFixture();
  const { session } = await fixture.booked();
  const listed = async (actor: "owner" | "practitioner", path: string) => {
    const answer = await fixture.app.get(`/therapy-sessions/${path}`, fixture.headers(actor));
    const sessions = await answer.json() as Record<string, unknown>[];
    return sessions.find(({ id }) => id === session.id)!;
  };
  const [client, therapist] = [
    await listed("owner", "me"),
    await listed("practitioner", "therapist"),
  ];
  expect(Object.keys(therapist)).toEqual(Object.keys(client));
  expect(Object.keys(client.client as object)).toEqual(["id", "name", "email", "phone"]);
  expect(client.client).toMatchObject({ email: null, phone: null });
  expect(therapist.client).toMatchObject({ email: fixture.users.owner.email });
  expect(Object.keys(client.therapist as object)).toEqual(["id", "slug", "name", "pictureUrl"]);
  // The address of a booking page contains an @ as well.
  expect(JSON.stringify([client, { ...therapist, client: null }])).not.toMatch(/[\w.+-]@/);
});

/**
 * A mark cannot serve as a password, and a signed-out, disabled or erased actor makes no further
 * call.
 */
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

/** Rows that need data of their own change what the others call. */
const crawled = accessMatrix.filter((row) =>
  !endsTheCrawl.includes(row.operationId) && (isRead(row) || !row.alone)
);

/** Of the three whom the same check refuses, one: the access matrix has what the others get. */
const crawlers = actors.filter((actor) => actor !== "disabled" && actor !== "endedSignIn");

/** Every call of the matrix by every actor, then every read again with real ids. */
async function crawl(fixture: Fixture, canaries: Canary[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const listen = async (whose: string, actor: (typeof actors)[number], response: Response) => {
    const text = JSON.stringify([...response.headers]) + await readable(response);
    answers.push({ whose, text, strange: strangeMarks(canaries, text, eyesOf(actor)) });
  };
  const readsFirst = crawled.toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)));
  for (const row of readsFirst) {
    for (const actor of crawlers) {
      const call = await callOf(fixture, row, actor);
      const answer = await send(fixture, row, call, actor);
      await listen(`${row.operationId} by ${actor}`, actor, answer);
      if (answer.ok && !isRead(row)) reopen(fixture);
      const [size] = pageSizeOf(row);
      if (size) {
        const all = { ...call, query: { ...call.query, [size]: "100" } };
        await listen(`${row.operationId} by ${actor}`, actor, await send(fixture, row, all, actor));
      }
    }
  }
  return answers;
}

/** The text an actor reads in an answer; archives are unpacked. */
async function readable(response: Response): Promise<string> {
  if (response.headers.get("content-type") !== "application/zip") return await response.text();
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(files).map((file) => strFromU8(file)).join("\n");
}

/** The parameter that asks a list for more. */
function pageSizeOf({ operationId }: { operationId: string }): string[] {
  const { parameters } = operations.find((one) => one.operationId === operationId)!;
  return parameters.filter((name) => name === "limit" || name === "count");
}

async function errorsKept({ app }: Fixture): Promise<string[]> {
  const rows = await app.database.read.all<unknown[]>("select last_error from outbox");
  return rows.map((row) => String(Object.values(row)[0] ?? ""));
}
