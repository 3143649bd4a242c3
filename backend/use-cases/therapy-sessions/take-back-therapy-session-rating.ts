import { takeBackRating } from "../../domain/therapy-session-outcome.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { changeRating } from "./change-rating.ts";

/**
 * Taking back what was never given changes nothing. ERR_NOT_FOUND, ERR_FORBIDDEN for all but the client, ERR_NOT_FINISHED,
 * ERR_RATING_CLOSED.
 */
export function takeBackTherapySessionRating(
  ports: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<TherapySessionEntry> {
  return changeRating(ports, context, id, {
    make: (session, by) => takeBackRating(session, by, context.now),
    written: { action: "take-back-rating" },
  });
}
