import type { CalendarFeed } from "../../domain/calendar-feed.ts";

/** At most one feed per user. */
export interface CalendarFeeds {
  findOf(userId: string): Promise<CalendarFeed | null>;
  findBySecret(secretHash: string): Promise<CalendarFeed | null>;
  replace(feed: CalendarFeed): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Stores `now` (ms) as the last time a program read the feed. */
  markRead(id: string, now: number): Promise<void>;
}
