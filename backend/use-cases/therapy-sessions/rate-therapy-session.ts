import { rate, takeBackRating } from "../../domain/therapy-session-outcome.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { endedByClock } from "./ended-by-clock.ts";
import { change } from "./history.ts";

/**
 * `rating` is 1 to 5; null takes it back. ERR_NOT_FOUND, ERR_FORBIDDEN for everybody but the client, ERR_NOT_FINISHED,
 * ERR_NOBODY_MET, ERR_RATING_CLOSED.
 */
export async function rateTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, rating }: { id: string; rating: number | null },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.find(id), account);
    const rated = rating === null
      ? takeBackRating(session, by, now)
      : rate(session, by, rating, now);
    if (rated !== session) {
      await therapySessions.save(rated);
      for (const row of endedByClock(persistence, session, now)) {
        await therapySessions.addHistory(row);
      }
      await therapySessions.addHistory(
        change(persistence, rated, rated, { actor: by, actorUserId: account.userId }, {
          ...(rating === null
            ? { action: "take-back-rating" }
            : { action: "rate", reason: String(rating) }),
          at: now,
        }),
      );
    }
    return (await therapySessions.findEntry(id, seesNote(session, account)))!;
  });
}
