import { finish } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { endRow } from "./session-changes.ts";

const batchSize = 100;

export async function finishEndedTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const waiting = await persistence.therapySessions.listEnded(now, 1);
  if (waiting.length === 0) return 0;
  return await persistence.transaction(async ({ therapySessions }) => {
    const ended = await therapySessions.listEnded(now, batchSize);
    for (const session of ended) {
      await therapySessions.save(finish(session, now));
      await therapySessions.addHistory(endRow(persistence, session, now));
    }
    return ended.length;
  });
}
