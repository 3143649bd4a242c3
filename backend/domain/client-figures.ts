import { dayAt, type DayNumber } from "./wall-clock.ts";

/** Days. */
export const returnsWithin = 90;

/** A session that took place; its start in ms. */
type Meeting = { userId: string; startsAt: number; timeZone: string };

export type ClientVisits = {
  userId: string;
  /** That took place in the period. */
  sessions: number;
  /** Within `returnsWithin` days after an earlier session. */
  cameAgain: boolean;
};

export type ClientFigures = {
  clients: number;
  newClients: number;
  /** Clients who came again within `returnsWithin` days after a session. */
  returningClients: number;
  /** Of each client in the period; who came most often is first. */
  visits: ClientVisits[];
};

/**
 * Who came in a period. The meetings are those of the period and of `returnsWithin` days before it; `firstMeetings` has the
 * start of each client's first one.
 */
export function clientFigures(
  meetings: readonly Meeting[],
  firstMeetings: ReadonlyMap<string, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): ClientFigures {
  const lastDays = new Map<string, DayNumber>();
  const visitsOf = new Map<string, ClientVisits>();
  const isNew = new Set<string>();
  for (const { userId, startsAt, timeZone } of meetings.toSorted(byStart)) {
    const day = dayAt(timeZone, startsAt);
    if (from <= day && day <= to) {
      const visits = visitsOf.get(userId) ?? { userId, sessions: 0, cameAgain: false };
      visits.sessions++;
      visits.cameAgain ||= day - (lastDays.get(userId) ?? -Infinity) <= returnsWithin;
      visitsOf.set(userId, visits);
      if (firstMeetings.get(userId) === startsAt) isNew.add(userId);
    }
    lastDays.set(userId, day);
  }
  const visits = [...visitsOf.values()].toSorted((a, b) => b.sessions - a.sessions);
  return {
    clients: visits.length,
    newClients: isNew.size,
    returningClients: visits.filter(({ cameAgain }) => cameAgain).length,
    visits,
  };
}

function byStart(a: Meeting, b: Meeting): number {
  return a.startsAt - b.startsAt;
}
