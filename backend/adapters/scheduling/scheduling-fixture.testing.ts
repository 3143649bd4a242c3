import { expect } from "vitest";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import type { Scheduling } from "../../ports/scheduling.ts";

/**
 * The contract's calendar: Anna works Monday to Friday 9:00–17:00 in Europe/Tallinn, hourly, with 10 minutes between
 * sessions, two hours' notice and a horizon of 120 days; Mondays by video only, other days at "Pikk 1". Bert the same.
 */
export type Fixture = {
  scheduling: Scheduling;
  now: number;
  anna: string;
  bert: string;
  /** Types: Anna's 50 minutes by video or in person, her 50 minutes in person only, a retired one; Bert's 50. */
  session: string;
  inPerson: string;
  retired: string;
  berts: string;
  page: { account: string; slug: string };
  /** Details not every provider returns: the place of each time, who cancelled, the successor of a moved booking. */
  supports: { places: boolean; cancellers: boolean; successors: boolean };
  close(): Promise<void>;
};

export async function refused(code: ErrorCode, promise: Promise<unknown>): Promise<DomainError> {
  const outcome = await promise.then(() => null, (error: unknown) => error);
  expect(outcome).toBeInstanceOf(DomainError);
  expect((outcome as DomainError).code).toBe(code);
  return outcome as DomainError;
}
