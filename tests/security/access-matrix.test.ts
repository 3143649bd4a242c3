import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { accessMatrix } from "./access-matrix.ts";
import { faultsOfCell, isRead } from "./matrix-request.ts";
import { actors, type Fixture, openFixture } from "./matrix-fixture.ts";

const cells = accessMatrix.length * actors.length;

test(`${cells} cells: the access matrix has every operation of the contract and no other`, () => {
  const inContract = operations.map(({ operationId }) => operationId).toSorted();
  const inMatrix = new Set(accessMatrix.map(({ operationId }) => operationId));
  expect([...inMatrix].toSorted()).toEqual(inContract);
  console.log(
    `access matrix: ${accessMatrix.length} rows × ${actors.length} actors = ${cells} cells`,
  );
});

let shared: Fixture;
beforeAll(async () => {
  shared = await openFixture();
});
afterAll(() => shared[Symbol.asyncDispose]());

describe.each(
  accessMatrix.map((row) => [[row.operationId, row.when].filter(Boolean).join(", "), row] as const),
)("%s", (_, row) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = isRead(row) && !row.alone ? shared : await openFixture();
  });
  afterAll(async () => {
    if (fixture !== shared) await fixture[Symbol.asyncDispose]();
  });

  test.each(actors.map((actor) => [actor, row.answers[actor]] as const))(
    "%s gets %i",
    async (actor) => expect((await faultsOfCell(fixture, row, actor)).join("\n")).toBe(""),
  );
});
