import { inTurns } from "../../domain/near-times.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { readAlternatives } from "../absences/alternatives.ts";

const mostOffers = 4;

type Needs = Pick<Ports, "persistence" | "scheduling" | "search">;

/**
 * The practitioners whom a mail offers instead of one who was disabled, with free times near the cancelled one. None when the
 * session is gone or cannot be looked up now. `now` in ms.
 */
export async function offeredOthers(
  ports: Needs,
  { sessionId }: NonNullable<MailedSession["others"]>,
  now: number,
): Promise<NonNullable<MailedSession["others"]>> {
  const { therapySessions, users } = ports.persistence;
  const session = await therapySessions.findEntry(sessionId, false);
  const client = session && await users.find(session.userId);
  if (!client) return { sessionId, offers: [] };
  const { meetingType } = session;
  const { others } = await readAlternatives(ports, { session, client, after: now }, now)
    .catch(() => ({ others: [] }));
  const offersOfEach = others.map(({ therapist, practice, starts }) =>
    starts.map((startsAt) => ({
      name: therapist.name,
      startsAt,
      path: `/therapist/view/${therapist.slug}?${new URLSearchParams({
        practice: practice.id,
        type: meetingType,
        start: new Date(startsAt).toISOString(),
      })}&book`,
    }))
  );
  return { sessionId, offers: inTurns(offersOfEach, mostOffers) };
}
