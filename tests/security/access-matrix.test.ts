import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { accessMatrix } from "./access-matrix.ts";
import { faultsOfCell, isRead } from "./matrix-request.ts";
import type { Row } from "./matrix-row.ts";
import { actors, type Fixture, openFixture, staffActors } from "./matrix-fixture.ts";
import { isDecidedByRole, nameOf, unknownExceptions } from "./staff-answers.ts";

const cells = accessMatrix.length * actors.length +
  accessMatrix.flatMap((row) => staffActors.filter((actor) => isDecidedByRole(row, actor))).length;

test(`${cells} cells: the access matrix has every operation of the contract and no other`, () => {
  const inContract = operations.map(({ operationId }) => operationId).toSorted();
  const inMatrix = new Set(accessMatrix.map(({ operationId }) => operationId));
  expect([...inMatrix].toSorted()).toEqual(inContract);
  console.log(
    `access matrix: ${accessMatrix.length} rows, ${actors.length} actors and ${staffActors.length} with a role = ${cells} cells`,
  );
});

let shared: Fixture;
beforeAll(async () => {
  shared = await openFixture();
});
afterAll(async () => {
  await close();
  await shared[Symbol.asyncDispose]();
});

test.each(
  accessMatrix.map((row) => [nameOf(row), row] as const),
)("%s answers each actor as its row says", async (_, row) => {
  if (isRead(row) && !row.alone) return expect(await faultsOfRow(shared, row)).toEqual([]);
  const isDisturbed = row.alone || (await faultsOfRow(await open(), row)).length > 0;
  if (!isDisturbed) return;
  await close();
  expect(await faultsOfRow(await open(), row)).toEqual([]);
  await close();
});

/** Of the rows that write. What one of them wrote can disturb another, which then gets an app of its own. */
let written: Fixture | null = null;

async function open(): Promise<Fixture> {
  return written ??= await openFixture();
}

async function close(): Promise<void> {
  await written?.[Symbol.asyncDispose]();
  written = null;
}

async function faultsOfRow(fixture: Fixture, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const actor of [...actors, ...staffActors.filter((actor) => isDecidedByRole(row, actor))]) {
    for (const fault of await faultsOfCell(fixture, row, actor)) faults.push(`${actor}: ${fault}`);
  }
  return faults;
}

test("what reviewers, finance and assistants may do is about operations where roles decide", () => {
  expect(unknownExceptions(accessMatrix)).toEqual([]);
});

test.each(staffActors)("%s reads as every client where roles do not decide", async (actor) => {
  const faults: string[] = [];
  for (const row of accessMatrix) {
    if (isDecidedByRole(row, actor) || !isRead(row) || row.alone) continue;
    for (const fault of await faultsOfCell(shared, row, actor)) {
      faults.push(`${nameOf(row)}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
