import { afterAll, beforeAll, expect, test } from "vitest";
import { accessMatrix } from "./access-matrix.ts";
import { faultsOfCell, isRead } from "./matrix-request.ts";
import type { Row } from "./matrix-row.ts";
import { type Actor, actors, type Fixture, openFixture, staffActors } from "./matrix-fixture.ts";
import { isDecidedByRole, nameOf } from "./staff-answers.ts";

/** All three are refused by the check of the token, before any operation: each row has one of them. */
const refused: Actor[] = ["disabled", "expiredToken", "endedSignIn"];
/** Another person of the same role is no other case where a row answers both alike and does not look at what is shown. */
const alike: Partial<Record<Actor, "owner" | "practitioner">> = {
  otherClient: "owner",
  otherPractitioner: "practitioner",
};

function actorsOf(row: Row, nth: number): Actor[] {
  const others = refused.filter((_, at) => at !== nth % refused.length);
  const isOwnCase = (actor: (typeof actors)[number]) => {
    const like = alike[actor];
    return !like || row.shows !== undefined || row.answers[actor] !== row.answers[like];
  };
  return [
    ...actors.filter((actor) => !others.includes(actor) && isOwnCase(actor)),
    ...staffActors.filter((actor) => isDecidedByRole(row, actor)),
  ];
}

let shared: Fixture;
beforeAll(async () => {
  shared = await openFixture();
});
afterAll(async () => {
  await close();
  await shared[Symbol.asyncDispose]();
});

test.each(
  accessMatrix.map((row, nth) => [nameOf(row), row, nth] as const),
)("%s answers each actor as its row says", async (_, row, nth) => {
  if (isRead(row) && !row.alone) return expect(await faultsOfRow(shared, row, nth)).toEqual([]);
  const isDisturbed = row.alone || (await faultsOfRow(await open(), row, nth)).length > 0;
  if (!isDisturbed) return;
  await close();
  expect(await faultsOfRow(await open(), row, nth)).toEqual([]);
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

async function faultsOfRow(fixture: Fixture, row: Row, nth: number): Promise<string[]> {
  const faults: string[] = [];
  for (const actor of actorsOf(row, nth)) {
    for (const fault of await faultsOfCell(fixture, row, actor)) faults.push(`${actor}: ${fault}`);
  }
  return faults;
}

test("reviewers, finance and assistants read as every client where roles do not decide", async () => {
  const faults: string[] = [];
  for (const [nth, row] of accessMatrix.entries()) {
    const actor = staffActors[nth % staffActors.length]!;
    if (isDecidedByRole(row, actor) || !isRead(row) || row.alone) continue;
    for (const fault of await faultsOfCell(shared, row, actor)) {
      faults.push(`${nameOf(row)} by ${actor}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
