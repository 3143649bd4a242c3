import { eq, type SQL } from "drizzle-orm";
import { Buffer } from "node:buffer";
import type { Connection } from "db/database.ts";
import { calendarFeeds } from "db/schema/calendar-feeds.ts";
import type { CalendarFeed } from "../../../domain/calendar-feed.ts";
import type { CalendarFeeds } from "../../../ports/persistence/calendar-feeds.ts";

export function libsqlCalendarFeeds(connection: Connection): CalendarFeeds {
  return {
    findOf: (userId) => findOne(eq(calendarFeeds.userId, userId)),
    findBySecret: (secretHash) => findOne(eq(calendarFeeds.secretHash, secretHash)),

    async replace({ encryptedSecret, ...feed }) {
      await connection.delete(calendarFeeds).where(eq(calendarFeeds.userId, feed.userId));
      await connection.insert(calendarFeeds)
        .values({ ...feed, secretSealed: Buffer.from(encryptedSecret) });
    },

    async remove(userId) {
      await connection.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
    },

    async markRead(id, now) {
      await connection.update(calendarFeeds).set({ lastReadAt: now })
        .where(eq(calendarFeeds.id, id));
    },
  };

  async function findOne(which: SQL): Promise<CalendarFeed | null> {
    const [row] = await connection.select().from(calendarFeeds).where(which).limit(1);
    if (!row) return null;
    const { secretSealed, ...feed } = row;
    return { ...feed, encryptedSecret: Buffer.from(secretSealed).toString() };
  }
}
