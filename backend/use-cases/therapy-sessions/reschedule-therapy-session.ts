import { canReadNote, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { moveSession, type NewTime } from "./move-session.ts";

export async function rescheduleTherapySession(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  input: NewTime,
): Promise<TherapySessionEntry> {
  const session = await moveSession(ports, account, input, now);
  const { findEntry } = ports.persistence.therapySessions;
  return (await findEntry(session.id, canReadNote(session, account)))!;
}
