import { day, year } from "./duration.ts";
import type { TherapySession } from "./therapy-session.ts";
import type { Text } from "./text.ts";

/** discreet: only when the user is busy. full: also with whom and where. */
export const feedDetails = ["discreet", "full"] as const;

export type FeedDetail = (typeof feedDetails)[number];

/** The secret address at which a calendar program reads a user's sessions. Instants in ms. */
export type CalendarFeed = {
  id: string;
  userId: string;
  secretHash: string;
  encryptedSecret: string;
  detail: FeedDetail;
  createdAt: number;
  lastReadAt: number | null;
};

export const feedName: Text = {
  et: "Kokkulepitud ajad",
  en: "Appointments",
  ru: "Записи",
};

/** How often (hours) calendar programs should reload the feed. */
export const feedRefreshHours = 1;

export function feedBegins(now: number): number {
  return now - year;
}

/** Cancelled sessions stay in the feed for 30 days, so that every program notices the cancellation. `now` in ms. */
export function isInFeed(
  session: Pick<TherapySession, "startsAt" | "status" | "cancelledAt">,
  now: number,
): boolean {
  if (session.startsAt < feedBegins(now)) return false;
  return session.status !== "cancelled" || (session.cancelledAt ?? 0) > now - 30 * day;
}
