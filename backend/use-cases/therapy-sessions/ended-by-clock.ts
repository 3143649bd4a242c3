import { finish, type TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import { change } from "./history.ts";

/** What the clock would have written down about a session that is over; nothing when it has. `now` in ms. */
export function endedByClock(
  persistence: Pick<Persistence, "newId">,
  session: TherapySession,
  now: number,
): HistoryRow[] {
  if (session.status !== "booked") return [];
  const byClock = { actor: "clock", actorUserId: null } as const;
  return [change(persistence, session, finish(session, now), byClock, {
    action: "finish",
    at: now,
  })];
}
