import type { User } from "../../domain/account.ts";
import { feedBegins, feedName, feedRefreshHours, isInFeed } from "../../domain/calendar-feed.ts";
import { DomainError } from "../../domain/errors.ts";
import { calendarEntries } from "../../domain/session-calendar.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { TherapySessionQuery } from "../../ports/persistence/therapy-sessions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/page.ts";
import type { VisitorContext } from "../context.ts";
import { countRequests } from "../request-limits.ts";

export async function readCalendarFeed(
  { auth, persistence, calendarFiles }: Pick<Ports, "auth" | "persistence" | "calendarFiles">,
  { now }: Pick<VisitorContext, "now">,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): Promise<string> {
  const feed = await persistence.calendarFeeds.findBySecret(auth.hashSecret(secret));
  const user = feed && await persistence.users.find(feed.userId);
  // Unknown secrets are not counted: 256 bits cannot be guessed, and each count is a write.
  if (!feed || !user || user.disabledAt !== null) throw new DomainError("ERR_NOT_FOUND");
  await countRequests({ auth, persistence }, now, [{ limit: "readingsPerFeed", by: feed.id }]);
  const sessions = await sessionsOf({ persistence }, user, now);
  await persistence.transaction(({ calendarFeeds }) => calendarFeeds.markRead(feed.id, now));
  const { id: userId, language } = user;
  return calendarFiles.write({
    method: "PUBLISH",
    entries: calendarEntries(sessions, { userId, language }, {
      detail: feed.detail,
      publicUrl,
      now,
    }),
    feed: { name: feedName[language], refreshHours: feedRefreshHours },
  });
}

async function sessionsOf(
  { persistence: { therapySessions } }: Pick<Ports, "persistence">,
  { id, therapistId }: User,
  now: number,
): Promise<TherapySessionEntry[]> {
  const sessions = await all((query) => therapySessions.listOfClient(id, query), now);
  if (therapistId !== null) {
    sessions.push(
      ...await all((query) => therapySessions.listOfTherapist(therapistId, query), now),
    );
  }
  return sessions.filter((session) => isInFeed(session, now))
    .toSorted((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
}

async function all(
  read: (query: TherapySessionQuery) => Promise<Page<TherapySessionEntry>>,
  now: number,
): Promise<TherapySessionEntry[]> {
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
