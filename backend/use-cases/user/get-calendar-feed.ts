import type { CalendarFeed } from "../../domain/calendar-feed.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type OwnCalendarFeed = Pick<CalendarFeed, "detail" | "createdAt" | "lastReadAt"> & {
  secret: string;
};

export async function getCalendarFeed(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account }: Context,
): Promise<OwnCalendarFeed | null> {
  const feed = await persistence.calendarFeeds.findOf(account.userId);
  const secret = feed && auth.decrypt(feed.encryptedSecret);
  if (!feed || !secret) return null;
  const { detail, createdAt, lastReadAt } = feed;
  return { secret, detail, createdAt, lastReadAt };
}
