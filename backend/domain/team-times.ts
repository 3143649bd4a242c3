import type { BusyTime } from "./calendar.ts";
import { day } from "./duration.ts";
import type { AvailableTime, MeetingType } from "./scheduling.ts";
import type { Practice } from "./therapist.ts";
import { dayAt } from "./wall-clock.ts";

/** A kind of practice that members of a team give in the same way; prices may differ. */
export type TeamPractice = Pick<Practice, "type" | "durationMinutes" | "intro">;

type MemberTimes = { therapistId: string; times: AvailableTime[] };

/** A start (ms) at which at least one member is free. */
export type TeamTime = {
  startsAt: number;
  meetingTypes: MeetingType[];
  /** In the order of the team. */
  free: {
    therapistId: string;
    schedulingUrl: string;
    meetingTypes: MeetingType[];
    /** Where they meet in person; "" when they cannot. */
    place: string;
  }[];
};

export function isSamePractice(one: TeamPractice, other: TeamPractice): boolean {
  return one.type === other.type && one.durationMinutes === other.durationMinutes &&
    one.intro === other.intro;
}

/** All starts of the members, ascending, each with those who are free then. */
export function unionOfTimes(members: readonly MemberTimes[]): TeamTime[] {
  const byStart = new Map<number, TeamTime>();
  for (const { therapistId, times } of members) {
    for (const { startsAt, meetingTypes, schedulingUrl, place } of times) {
      const known = byStart.get(startsAt) ?? { startsAt, meetingTypes: [], free: [] };
      byStart.set(startsAt, known);
      known.meetingTypes = [...new Set([...known.meetingTypes, ...meetingTypes])];
      known.free.push({ therapistId, schedulingUrl, meetingTypes, place });
    }
  }
  return [...byStart.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** The members in the order in which they get a session: fewest sessions of the week first, then as given. */
export function inFairOrder<Member extends { sessionsOfWeek: number }>(
  members: readonly Member[],
): Member[] {
  return members.toSorted((a, b) => a.sessionsOfWeek - b.sessionsOfWeek);
}

/** The booked and held times that start in the calendar week (Monday to Sunday in `timeZone`) of an instant (ms). */
export function countOfWeek(
  busy: readonly Pick<BusyTime, "kind" | "startsAt" | "expiresAt">[],
  { timeZone, instant, now }: { timeZone: string; instant: number; now: number },
): number {
  const monday = mondayOf(dayAt(timeZone, instant));
  return busy.filter(({ kind, startsAt, expiresAt }) =>
    kind !== "imported" && expiresAt > now && mondayOf(dayAt(timeZone, startsAt)) === monday
  ).length;
}

/** From when (ms) a calendar has to be read to count the week of an instant. */
export function weekReadFrom(instant: number): number {
  return instant - 8 * day;
}

/** Days are counted from 1970-01-01, which was a Thursday. */
function mondayOf(number: number): number {
  return number - (number + 3) % 7;
}
