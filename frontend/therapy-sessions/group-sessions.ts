import { type Day, dayIn } from "../days.ts";
import { type SessionTogether, togetherGroupsOf } from "./sessions-together.ts";
import type { TherapySession } from "./therapy-session.ts";

/** The sessions of one time that several clients booked. The first one stands for all. */
export type GroupSessions = [TherapySession, ...TherapySession[]];

/** Sessions of the same time together, cancelled ones apart. A session of one client is alone. */
export function groupsOf(sessions: TherapySession[]): GroupSessions[] {
  const groups = Map.groupBy(
    sessions,
    ({ id, eventUrl, status }) => `${eventUrl || id} ${status === "cancelled"}`,
  );
  return [...groups.values()] as GroupSessions[];
}

/** One session of each time. */
export function oncePerTime(sessions: TherapySession[]): TherapySession[] {
  return groupsOf(sessions).map(([first]) => first);
}

type Held = Pick<TherapySession, "startsAt" | "endsAt">;

/** The times that the practitioner holds, those that others lead too; a group once. */
export function heldTimes(sessions: TherapySession[], together: SessionTogether[] = []): Held[] {
  const own = sessions.filter(({ status, practitionerAway }) =>
    status !== "cancelled" && !practitionerAway
  );
  const ofOthers = together.filter(({ status }) => status !== "cancelled");
  return [...oncePerTime(own), ...togetherGroupsOf(ofOthers).map(([first]) => first)];
}

/** The times of a day that the practitioner holds. */
export function heldOn(
  sessions: TherapySession[],
  zone: string,
  day: Day,
  together: SessionTogether[] = [],
): Held[] {
  return heldTimes(sessions, together).filter(({ startsAt }) => dayIn(zone, startsAt) === day);
}

export function minutesOf({ startsAt, endsAt }: Held): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}
