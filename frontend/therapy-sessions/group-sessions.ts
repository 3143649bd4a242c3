import { type Day, dayIn } from "../days.ts";
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

/** The sessions of a day that the practitioner holds, one of each time. */
export function heldOn(sessions: TherapySession[], zone: string, day: Day): TherapySession[] {
  return oncePerTime(
    sessions.filter(({ status, startsAt, practitionerAway }) =>
      status !== "cancelled" && !practitionerAway && dayIn(zone, startsAt) === day
    ),
  );
}
