import { finish } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { settleSession } from "../gift-cards/settle-session.ts";
import { saveEnd } from "./session-changes.ts";

const batchSize = 100;

export async function finishEndedTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const waiting = await persistence.therapySessions.listEnded(now, 1);
  if (waiting.length === 0) return 0;
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const ended = await therapySessions.listEnded(now, batchSize);
    for (const session of ended) {
      const finished = finish(session, now);
      await therapySessions.save(finished);
      await saveEnd(persistence, repositories, session, now);
      await settleSession(persistence, repositories, finished, now);
    }
    return ended.length;
  });
}
