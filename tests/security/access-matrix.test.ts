import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { accessMatrix } from "./access-matrix.ts";
import { faultsOfCell } from "./matrix-request.ts";
import { actors, openStage, type Stage } from "./matrix-fixture.ts";

const cells = accessMatrix.length * actors.length;

test(`${cells} cells: every operation of the contract is in the access matrix, and the reverse`, () => {
  const inContract = operations.map(({ operationId }) => operationId).toSorted();
  const inMatrix = new Set(accessMatrix.map(({ operationId }) => operationId));
  expect([...inMatrix].toSorted()).toEqual(inContract);
  console.log(
    `access matrix: ${accessMatrix.length} rows × ${actors.length} actors = ${cells} cells`,
  );
});

describe.each(
  accessMatrix.map((row) => [[row.operationId, row.when].filter(Boolean).join(", "), row] as const),
)("%s", (_, row) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  test.each(actors.map((actor) => [actor, row.answers[actor]] as const))(
    "%s gets %i",
    async (actor) => expect((await faultsOfCell(stage, row, actor)).join("\n")).toBe(""),
  );
});
