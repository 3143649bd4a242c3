import {
  counterpartPracticesMatching,
  startOfDay,
  type TherapySessionFilter,
} from "../../domain/therapy-session-search.ts";
import type {
  NamedCounterpartPractice,
  TherapySessionQuery,
} from "../../ports/persistence/therapy-sessions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type SessionListInput =
  & Omit<TherapySessionQuery, "filter">
  & {
    [Name in "status" | "when" | "practiceType"]?: TherapySessionFilter[Name];
  }
  & {
    from?: string | undefined;
    to?: string | undefined;
    timeZone?: string | undefined;
    q?: string | undefined;
  };

export async function sessionQuery(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: SessionListInput & { counterpartId?: string | undefined },
  listPairs: () => Promise<NamedCounterpartPractice[]>,
): Promise<TherapySessionQuery> {
  const { limit, cursor, order, from, to, q, timeZone, ...unchanged } = input;
  const hasDays = from !== undefined || to !== undefined;
  const zone = hasDays ? timeZone ?? (await persistence.users.find(account.userId))?.timeZone : "";
  const filter: TherapySessionFilter = {
    ...unchanged,
    now,
    from: from && zone ? startOfDay(from, zone) : undefined,
    to: to && zone ? startOfDay(to, zone, 1) : undefined,
    counterpartPractices: q === undefined
      ? undefined
      : counterpartPracticesMatching(await listPairs(), q, await persistence.domainValues.list()),
  };
  return { limit, cursor, order, filter };
}
