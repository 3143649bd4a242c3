import type { Account } from "../../domain/account.ts";
import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import { requireGoodDraft } from "../../domain/availability-problems.ts";
import { type ClosedTime, withClosedTime, withoutClosedTime } from "../../domain/closed-time.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { ownEditor } from "./own-availability.ts";

/** Notes who changed the hours, in the transaction that changes them. */
export type RecordChange = (repositories: Repositories) => Promise<void>;

export const unrecorded: RecordChange = () => Promise.resolve();

/** Closes a time of one date. Sessions in it stay. ERR_INVALID_INPUT when no hours are open then. */
export async function closeHours(
  ports: Pick<Ports, "scheduling" | "persistence">,
  account: Account,
  { note, ...time }: ClosedTime & { note: string },
  now: number,
  record = unrecorded,
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  await editor.change(ownerUri, now, async (repositories, { sheet, replace }) => {
    await replace(closedIn(sheet, { ...time, note }, now));
    await record(repositories);
  });
}

/** The hours with a time closed. ERR_INVALID_INPUT when no hours are open then. */
export function closedIn<Draft extends AvailabilityDraft>(
  draft: Draft,
  { note, ...time }: ClosedTime & { note: string },
  now: number,
): Draft {
  const closed = withClosedTime(draft, time, note);
  try {
    requireGoodDraft(closed, now);
  } catch (error) {
    throw ofStart(error);
  }
  return closed;
}

/** Opens usual hours that an exception closes. ERR_NOT_FOUND when none are closed then. */
export async function openHours(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  account: Account,
  time: ClosedTime,
  now: number,
  record = unrecorded,
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  await editor.change(ownerUri, now, async (repositories, { sheet, replace }) => {
    await replace(withoutClosedTime(sheet, time));
    await record(repositories);
  });
  await offerFreedTimes(ports, account.therapistId!, now);
}

/** The caller sent no exceptions: their problems are problems of the time. */
function ofStart(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.facts.errors) return error;
  const errors = error.facts.errors.map((problem) => ({ ...problem, path: "startsAt" }));
  return new DomainError(error.code, { ...error.facts, errors });
}
