import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiScopes, scopeOf } from "backend/domain/api-key.ts";
import { operations } from "../support/answer-schemas.ts";
import { ours } from "../support/sign-in-steps.ts";
import { accessMatrix } from "./access-matrix.ts";
import { storedKey } from "./api-key-rows.ts";
import { type Fixture, openFixture } from "./matrix-fixture.ts";
import { isRead, send } from "./matrix-request.ts";
import { nameOf } from "./staff-answers.ts";

type Key = Awaited<ReturnType<typeof storedKey>>;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const closed = operations.filter(({ operationId }) => scopeOf(operationId) === null);
const open = operations.filter(({ operationId }) => scopeOf(operationId) !== null);

async function answerTo(key: Key, { method, path }: typeof operations[number]): Promise<string> {
  const filled = path.slice("/api".length).replaceAll(/\{\w+\}/g, "x");
  const answer = await fixture.app.send(method, filled, undefined, {
    ...ours,
    ...key.headers,
  });
  return `${answer.status} ${(await answer.json()).errCode}`;
}

test("the table of scopes names operations of the contract, and every scope opens some", () => {
  const scopes = new Set(open.map(({ operationId }) => scopeOf(operationId)));
  expect([...scopes].toSorted()).toEqual([...apiScopes].toSorted());
});

test("a key without scopes and a key with all are refused by every operation out of the table", async () => {
  for (const scopes of [[], [...apiScopes]]) {
    const key = await storedKey(fixture, scopes);
    for (const operation of closed) {
      expect([operation.operationId, await answerTo(key, operation)])
        .toEqual([operation.operationId, "403 ERR_KEY_NOT_ALLOWED"]);
    }
  }
});

test("an operation in the table refuses a key that has every scope but its own", async () => {
  for (const operation of open) {
    const others = apiScopes.filter((scope) => scope !== scopeOf(operation.operationId));
    expect([operation.operationId, await answerTo(await storedKey(fixture, others), operation)])
      .toEqual([operation.operationId, "403 ERR_SCOPE_MISSING"]);
  }
});

describe("a key with the scope of an operation gets the answer of its practitioner", () => {
  const rows = accessMatrix.filter(({ operationId }) => scopeOf(operationId) !== null);

  test.each(rows.map((row) => [nameOf(row), row] as const))("%s", async (_, row) => {
    await using changed = isRead(row) ? null : await openFixture();
    const own = changed ?? fixture;
    const key = await storedKey(own, [scopeOf(row.operationId)!]);
    const call = await row.call(own, "practitioner");
    const headers = { ...call.headers, ...key.headers };
    const answer = await send(own, row, { ...call, headers }, "practitioner");
    expect([answer.status, await answer.text()])
      .toEqual([row.answers.practitioner, expect.any(String)]);
  });
});
