import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ApiKeyKind,
  apiKeyKinds,
  type ApiScope,
  apiScopes,
  partnerScopes,
  practitionerScopes,
  scopesOf,
} from "backend/domain/api-key.ts";
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

const scopesOfKind: Record<ApiKeyKind, readonly ApiScope[]> = {
  practitioner: practitionerScopes,
  partner: partnerScopes,
};

/** The scopes of an operation that a key of this kind can have. */
function neededBy(kind: ApiKeyKind, operationId: string): ApiScope[] {
  return scopesOf(operationId).filter((scope) => scopesOfKind[kind].includes(scope));
}

async function answerTo(key: Key, { method, path }: typeof operations[number]): Promise<string> {
  const filled = path.slice("/api".length).replaceAll(/\{\w+\}/g, "x");
  const answer = await fixture.app.send(method, filled, undefined, {
    ...ours,
    ...key.headers,
  });
  return `${answer.status} ${(await answer.json()).errCode}`;
}

test("the table of scopes names operations of the contract, and every scope opens some", () => {
  const scopes = new Set(operations.flatMap(({ operationId }) => scopesOf(operationId)));
  expect([...scopes].toSorted()).toEqual([...apiScopes].toSorted());
});

test.for(apiKeyKinds)(
  "a key of a %s without scopes and one with all are refused out of the table",
  async (kind) => {
    const closed = operations.filter(({ operationId }) => neededBy(kind, operationId).length === 0);
    for (const scopes of [[], [...scopesOfKind[kind]]]) {
      const key = await storedKey(fixture, scopes, kind);
      for (const operation of closed) {
        expect([operation.operationId, await answerTo(key, operation)])
          .toEqual([operation.operationId, "403 ERR_KEY_NOT_ALLOWED"]);
      }
    }
  },
);

test.for(apiKeyKinds)(
  "an operation refuses a key of a %s that has every scope but its own",
  async (kind) => {
    const open = operations.filter(({ operationId }) => neededBy(kind, operationId).length > 0);
    for (const operation of open) {
      const needed = neededBy(kind, operation.operationId);
      const others = scopesOfKind[kind].filter((scope) => !needed.includes(scope));
      const key = await storedKey(fixture, others, kind);
      expect([operation.operationId, await answerTo(key, operation)])
        .toEqual([operation.operationId, "403 ERR_SCOPE_MISSING"]);
    }
  },
);

describe("a key with the scope of an operation gets the answer of its practitioner", () => {
  const needed = (operationId: string) => neededBy("practitioner", operationId);
  const rows = accessMatrix.filter(({ operationId }) => needed(operationId).length > 0);

  test.each(rows.map((row) => [nameOf(row), row] as const))("%s", async (_, row) => {
    await using changed = isRead(row) ? null : await openFixture();
    const own = changed ?? fixture;
    const key = await storedKey(own, needed(row.operationId));
    const call = await row.call(own, "practitioner");
    const headers = { ...call.headers, ...key.headers };
    const answer = await send(own, row, { ...call, headers }, "practitioner");
    expect([answer.status, await answer.text()])
      .toEqual([row.answers.practitioner, expect.any(String)]);
  });
});
