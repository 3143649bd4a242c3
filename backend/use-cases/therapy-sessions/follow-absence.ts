import type { Invitee } from "../../domain/scheduling.ts";
import { markNoShow } from "../../domain/therapy-session-outcome.ts";
import { statusAt, type TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { endedByClock } from "./ended-by-clock.ts";
import type { Followed } from "./follow-booking.ts";
import { change } from "./history.ts";

/**
 * Writes down that the provider says the client did not come, or no longer says so. `refused` before the session's
 * end: it is asked again. ERR_ILLEGAL_TRANSITION when it is rated or too late. `now` in ms.
 */
export async function followAbsence(
  { persistence }: Pick<Ports, "persistence">,
  known: TherapySession,
  { noShow }: Invitee,
  now: number,
): Promise<Followed> {
  if (noShow === (known.noShowAt !== null) || known.status === "cancelled") return "nothing";
  if (statusAt(known, now) !== "finished") return "refused";
  return await persistence.transaction(async ({ therapySessions }) => {
    const session = (await therapySessions.find(known.id))!;
    // It was the practitioner who said so, in the provider's own app.
    const marked = markNoShow(session, "therapist", noShow, now);
    if (marked === session) return "nothing";
    await therapySessions.save(marked);
    for (const row of endedByClock(persistence, session, now)) {
      await therapySessions.addHistory(row);
    }
    const by = { actor: "provider", actorUserId: null } as const;
    await therapySessions.addHistory(
      change(persistence, marked, marked, by, {
        action: noShow ? "no-show" : "take-back-no-show",
        at: now,
      }),
    );
    return "noted";
  });
}
