import { canReadNote, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import type { FirstAnswer } from "../first-answer.ts";
import { moveSession, type NewTime } from "./move-session.ts";

export async function rescheduleTherapySession(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { firstAnswer, ...input }: NewTime & {
    /** In the embedded calendar, where it is stored together with the move. */
    firstAnswer?: FirstAnswer<TherapySessionEntry> | undefined;
  },
): Promise<TherapySessionEntry> {
  let moved: TherapySessionEntry | null = null;
  await moveSession(ports, account, input, now, {
    before: async (repositories) => await firstAnswer?.requireNone(repositories),
    async after(repositories, session) {
      const { therapySessions } = repositories;
      moved = await therapySessions.findEntry(session.id, canReadNote(session, account));
      await firstAnswer?.store(repositories, moved!);
    },
  });
  return moved!;
}
