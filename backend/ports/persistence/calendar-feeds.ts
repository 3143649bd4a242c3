import type { CalendarFeed } from "../../domain/calendar-feed.ts";

export interface CalendarFeeds {
  findOf(userId: string): Promise<CalendarFeed | null>;
  findBySecret(secretHash: string): Promise<CalendarFeed | null>;
  /** The person's only one: the address of an earlier one opens nothing any more. */
  replace(feed: CalendarFeed): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Somebody's program has read it at `now` (ms). */
  markRead(id: string, now: number): Promise<void>;
}
