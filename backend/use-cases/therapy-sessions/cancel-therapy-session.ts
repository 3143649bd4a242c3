import { withoutTexts } from "../../domain/session-texts.ts";
import { canReadNote, roleIn, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type Cancellation, cancelSession } from "./cancel-session.ts";

export async function cancelTherapySession(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  input: Cancellation,
): Promise<TherapySessionEntry> {
  const { therapySessions } = ports.persistence;
  const { userId } = await cancelSession(ports, account, input, now);
  const session = (await therapySessions.findEntry(input.id, canReadNote({ userId }, account)))!;
  return roleIn(session, account) === "admin" ? withoutTexts(session) : session;
}
