import type { User } from "../../domain/account.ts";
import { feedBegins, feedName, feedRefreshHours, isInFeed } from "../../domain/calendar-feed.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import { discreetWord } from "../../domain/discreet.ts";
import { year } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { sessionName } from "../../domain/practice-event-type.ts";
import { busyEntries, calendarEntries, togetherEntries } from "../../domain/session-calendar.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { TherapySessionQuery } from "../../ports/persistence/therapy-sessions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/page.ts";
import type { VisitorContext } from "../context.ts";
import { countRequests } from "../request-limits.ts";

export async function readCalendarFeed(
  { auth, persistence, calendarFiles, scheduling }: Pick<
    Ports,
    "auth" | "persistence" | "calendarFiles" | "scheduling"
  >,
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
  const { id: userId, language, discreet } = user;
  const detail = discreet ? "discreet" : feed.detail;
  const values = await persistence.domainValues.list();
  const practiceOf = (session: Pick<TherapySession, "practiceType" | "intro">) =>
    sessionName(session, values)[language];
  const shown = { detail, practiceOf, publicUrl };
  const together = await togetherOf({ persistence, scheduling }, user, now);
  const entries = [
    ...calendarEntries(sessions, { userId, language }, { ...shown, now }),
    ...togetherEntries(together, language, shown),
  ];
  if (!discreet) {
    const name = feedName[language];
    return calendarFiles.write({
      method: "PUBLISH",
      language,
      entries,
      feed: { name, refreshHours: feedRefreshHours },
    });
  }
  const name = discreetWord[discreet.name][language];
  return calendarFiles.write({
    method: "PUBLISH",
    language,
    entries: busyEntries(entries, language),
    organizer: name,
    feed: { name, refreshHours: feedRefreshHours },
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

/** Sessions that other practitioners lead. */
async function togetherOf(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { therapistId }: User,
  now: number,
): Promise<SessionTogether[]> {
  if (therapistId === null) return [];
  const sessions = await persistence.companions.listSessions(therapistId, {
    from: feedBegins(now),
    to: now + 2 * year,
    eventsUri: scheduling.resourceUri("scheduled_events/"),
  });
  return sessions.filter((session) => isInFeed(session, now));
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
