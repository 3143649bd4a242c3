import type { Actor, TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { endedByClock } from "./ended-by-clock.ts";
import { change } from "./history.ts";

type Step = {
  /** Refuses, or answers the very same session when there is nothing to change. */
  make: (session: TherapySession, by: Actor) => TherapySession;
  written: { action: "rate" | "take-back-rating"; reason?: string };
};

export async function changeRating(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  id: string,
  { make, written }: Step,
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.find(id), account);
    const rated = make(session, by);
    if (rated !== session) {
      await therapySessions.save(rated);
      for (const row of endedByClock(persistence, session, now)) {
        await therapySessions.addHistory(row);
      }
      const who = { actor: by, actorUserId: account.userId };
      await therapySessions.addHistory(
        change(persistence, rated, rated, who, { ...written, at: now }),
      );
    }
    return (await therapySessions.findEntry(id, seesNote(session, account)))!;
  });
}
