import type { TherapySession } from "./therapy-session.ts";
import type { Text } from "./text.ts";

/** discreet: that a time is taken, and nothing else. full: with whom and where. */
export const feedDetails = ["discreet", "full"] as const;

export type FeedDetail = (typeof feedDetails)[number];

/** The secret address under which somebody's own calendar program reads their sessions. Instants in ms. */
export type CalendarFeed = {
  id: string;
  userId: string;
  secretHash: string;
  /** The secret, sealed, so that its owner can be shown the address again. */
  sealedSecret: string;
  detail: FeedDetail;
  createdAt: number;
  lastReadAt: number | null;
};

/** What a calendar program calls it. */
export const feedName: Text = {
  et: "Kokkulepitud ajad",
  en: "Appointments",
  ru: "Записи",
};

/** How long (hours) a program's copy is good enough. */
export const feedRefreshHours = 1;

const day = 86_400_000;

/** Sessions that start before this (ms) are history, and no calendar's business any more. */
export function feedBegins(now: number): number {
  return now - 365 * day;
}

/** A cancelled session stays long enough for every program to have seen that it is. `now` in ms. */
export function isInFeed(session: TherapySession, now: number): boolean {
  if (session.startsAt < feedBegins(now)) return false;
  return session.status !== "cancelled" || (session.cancelledAt ?? 0) > now - 30 * day;
}
