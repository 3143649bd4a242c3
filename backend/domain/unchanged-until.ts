import { contactUntil } from "./client-contact.ts";
import { callLinkAt } from "./call-link.ts";
import { minute } from "./duration.ts";
import { cancelFreeUntil } from "./free-cancellation.ts";
import { type TherapySessionEntry } from "./therapy-session.ts";
import { noShowOpenFor, ratingOpenUntil } from "./therapy-session-outcome.ts";

/**
 * Until when (ms) what people see and can do in these sessions, and which sessions match a filter, stays the same if
 * nothing is written: sessions begin and end at full minutes, a few deadlines do not. `now` in ms.
 */
export function unchangedUntil(sessions: readonly TherapySessionEntry[], now: number): number {
  let until = (Math.floor(now / minute) + 1) * minute;
  for (const session of sessions) {
    const { startsAt, endsAt, noShowAt, callAddress } = session;
    const lastInstants = [
      contactUntil(session),
      cancelFreeUntil(session),
      ratingOpenUntil(session),
      noShowAt === null ? null : noShowAt + noShowOpenFor,
    ];
    const changes = [
      startsAt,
      endsAt,
      callLinkAt(session, callAddress, now).callLinkFrom,
      ...lastInstants.map((last) => last === null ? null : last + 1),
    ];
    for (const at of changes) if (at !== null && at > now && at < until) until = at;
  }
  return until;
}
