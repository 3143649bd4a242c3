import {
  counterpartPracticesMatching,
  type PracticeWords,
  practiceWords,
  sessionMatches,
  startOfDay,
  textOf,
  textSearchLimits,
  type TherapySessionFilter,
} from "../../domain/therapy-session-search.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Page } from "../../ports/page.ts";
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

/** The sessions of the caller in one role, as that role may see them. */
export type OwnSessions = {
  list: (query: TherapySessionQuery) => Promise<Page<TherapySessionEntry>>;
  listPairs: () => Promise<NamedCounterpartPractice[]>;
  nameOf: (session: TherapySessionEntry) => string;
};

export async function sessionQuery(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: SessionListInput & { counterpartId?: string | undefined },
  own: OwnSessions,
): Promise<TherapySessionQuery> {
  const { limit, cursor, order, from, to, q, timeZone, ...unchanged } = input;
  const hasDays = from !== undefined || to !== undefined;
  const zone = hasDays ? timeZone ?? (await persistence.users.find(account.userId))?.timeZone : "";
  const filter: TherapySessionFilter = {
    ...unchanged,
    now,
    from: from && zone ? startOfDay(from, zone) : undefined,
    to: to && zone ? startOfDay(to, zone, 1) : undefined,
  };
  if (q === undefined) return { limit, cursor, order, filter };
  const practices = practiceWords(await persistence.domainValues.list());
  const found = {
    counterpartPractices: counterpartPracticesMatching(await own.listPairs(), q, practices),
    sessionIds: await sessionsWithText(own, filter, q, practices),
  };
  return { limit, cursor, order, filter: { ...filter, found } };
}

/** Reads and decrypts the texts, because encrypted columns cannot be searched by the database. */
async function sessionsWithText(
  { list, nameOf }: OwnSessions,
  filter: TherapySessionFilter,
  q: string,
  practices: PracticeWords,
): Promise<string[]> {
  const found: string[] = [];
  let { sessions, characters } = textSearchLimits;
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 100, cursor, filter });
    for (const session of page.items) {
      characters -= textOf(session).length;
      if (characters < 0) return found;
      if (sessionMatches(session, nameOf(session), q, practices)) found.push(session.id);
    }
    sessions -= page.items.length;
    cursor = page.nextCursor ?? undefined;
  } while (cursor && sessions > 0);
  return found;
}
