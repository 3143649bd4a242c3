import { rate } from "../../domain/therapy-session-outcome.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { changeRating } from "./change-rating.ts";

/** `rating` is 1 to 5. ERR_NOT_FOUND, ERR_FORBIDDEN for all but the client, ERR_NOT_FINISHED, ERR_NOBODY_MET, ERR_RATING_CLOSED. */
export function rateTherapySession(
  ports: Pick<Ports, "persistence">,
  context: Context,
  { id, rating }: { id: string; rating: number },
): Promise<TherapySessionEntry> {
  return changeRating(ports, context, id, {
    make: (session, by) => rate(session, by, rating, context.now),
    written: { action: "rate", reason: String(rating) },
  });
}
