import { finish } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { change } from "./history.ts";

/** Few enough that nobody waits behind them; the rest comes at the next turn. */
const atOnce = 100;

/** Writes down that sessions have ended; for the clock. Answers how many. `now` in ms. */
export async function finishEndedTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const waiting = await persistence.therapySessions.listEnded(now, 1);
  if (waiting.length === 0) return 0;
  return await persistence.transaction(async ({ therapySessions }) => {
    const ended = await therapySessions.listEnded(now, atOnce);
    for (const session of ended) {
      const finished = finish(session, now);
      await therapySessions.save(finished);
      await therapySessions.addHistory(
        change(persistence, session, finished, { actor: "clock", actorUserId: null }, {
          action: "finish",
          at: now,
        }),
      );
    }
    return ended.length;
  });
}
