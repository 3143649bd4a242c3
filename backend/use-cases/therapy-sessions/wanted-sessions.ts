import {
  kindsMatching,
  startOfDay,
  type TherapySessionFilter,
} from "../../domain/therapy-session-search.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NamedKind, TherapySessionQuery } from "../../ports/persistence/therapy-sessions.ts";
import type { Context } from "../context.ts";

/** What a person asks of their list: days as YYYY-MM-DD on the clock of `timeZone`, theirs when it is not said. */
export type WantedSessions =
  & Omit<TherapySessionQuery, "filter">
  & {
    [Name in "status" | "when" | "practiceType"]?: TherapySessionFilter[Name];
  }
  & {
    from?: string | undefined;
    to?: string | undefined;
    timeZone?: string | undefined;
    /** Free text: names and practices. */
    q?: string | undefined;
  };

/** The question to the repository; `kinds` loads what free text is looked for in. */
export async function queryOf(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  wanted: WantedSessions & { otherId?: string | undefined },
  kinds: () => Promise<NamedKind[]>,
): Promise<TherapySessionQuery> {
  const { limit, cursor, order, from, to, q, timeZone, ...same } = wanted;
  const dated = from !== undefined || to !== undefined;
  const zone = dated ? timeZone ?? (await persistence.users.find(account.userId))?.timeZone : "";
  const filter: TherapySessionFilter = {
    ...same,
    now,
    from: from && zone ? startOfDay(from, zone) : undefined,
    to: to && zone ? startOfDay(to, zone, 1) : undefined,
    kinds: q === undefined
      ? undefined
      : kindsMatching(await kinds(), q, await persistence.domainValues.list()),
  };
  return { limit, cursor, order, filter };
}
