import type { CalendarFeed } from "../../domain/calendar-feed.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type OwnCalendarFeed = Pick<CalendarFeed, "detail" | "createdAt" | "lastReadAt"> & {
  secret: string;
};

/** The caller's own feed with the secret of its address, or null. */
export async function getCalendarFeed(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account }: Context,
): Promise<OwnCalendarFeed | null> {
  const feed = await persistence.calendarFeeds.findOf(account.userId);
  // Sealed by a house with another secret: nobody can be told where it was.
  const secret = feed && auth.unseal(feed.sealedSecret);
  if (!feed || !secret) return null;
  const { detail, createdAt, lastReadAt } = feed;
  return { secret, detail, createdAt, lastReadAt };
}
