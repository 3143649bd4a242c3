import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own } from "./access.ts";

/** What a calendar is told of one session: nobody's private note. ERR_NOT_FOUND. */
export async function getTherapySessionCalendarFile(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<TherapySessionEntry> {
  return own(await persistence.therapySessions.findEntry(id, false), account).session;
}
