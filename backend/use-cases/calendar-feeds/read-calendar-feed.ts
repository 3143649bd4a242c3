import type { User } from "../../domain/account.ts";
import {
  type CalendarFeed,
  feedBegins,
  feedName,
  feedRefreshHours,
  isInFeed,
} from "../../domain/calendar-feed.ts";
import { calendarFile } from "../../domain/calendar-file.ts";
import { DomainError } from "../../domain/errors.ts";
import { calendarEntries } from "../../domain/session-calendar.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { TherapySessionQuery } from "../../ports/persistence/therapy-sessions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/scheduling.ts";
import type { VisitorContext } from "../context.ts";
import { countUses } from "../use-limits.ts";

type Needed = Pick<Ports, "auth" | "persistence">;

/** Who knows the secret reads the calendar. ERR_NOT_FOUND for a secret that opens nothing, ERR_TOO_MANY_REQUESTS. */
export async function readCalendarFeed(
  { auth, persistence }: Needed,
  { now }: Pick<VisitorContext, "now">,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): Promise<string> {
  const feed = await persistence.calendarFeeds.findBySecret(auth.hashSecret(secret));
  const user = feed && await persistence.users.find(feed.userId);
  // Nobody finds 256 bits by trying, so tries are not worth a write each.
  if (!feed || !user || user.disabledAt !== null) throw new DomainError("ERR_NOT_FOUND");
  await countUses({ auth, persistence }, now, [{ limit: "readingsPerFeed", by: feed.id }]);
  const sessions = await sessionsOf({ auth, persistence }, user, now);
  await persistence.transaction(({ calendarFeeds }) => calendarFeeds.markRead(feed.id, now));
  return fileOf(feed, user, sessions, publicUrl);
}

function fileOf(
  { detail }: CalendarFeed,
  { id: userId, language }: User,
  sessions: TherapySessionEntry[],
  publicUrl: string,
): string {
  return calendarFile({
    method: "PUBLISH",
    entries: calendarEntries(sessions, { userId, language }, { detail, publicUrl }),
    feed: { name: feedName[language], refreshHours: feedRefreshHours },
  });
}

/** As a client and as a practitioner, oldest first. */
async function sessionsOf({ persistence }: Needed, user: User, now: number) {
  const { therapySessions } = persistence;
  const { therapistId } = user;
  const sessions = await all((query) => therapySessions.listOfClient(user.id, query), now);
  if (therapistId !== null) {
    sessions.push(
      ...await all((query) => therapySessions.listOfTherapist(therapistId, query), now),
    );
  }
  return sessions.filter((session) => isInFeed(session, now))
    .toSorted((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
}

type Read = (query: TherapySessionQuery) => Promise<Page<TherapySessionEntry>>;

async function all(read: Read, now: number): Promise<TherapySessionEntry[]> {
  const filter = { now, from: feedBegins(now) };
  const sessions: TherapySessionEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: 100, cursor, order: "latest", filter });
    sessions.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return sessions;
}
