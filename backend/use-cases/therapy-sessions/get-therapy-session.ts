import { canReschedule } from "../../domain/therapy-session-reschedule.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { pageToMove } from "./provider-time.ts";

/** One session, and the provider's page where it is moved when that cannot be done here. ERR_NOT_FOUND. */
export async function getTherapySession(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<{ session: TherapySessionEntry; rescheduleUrl: string | null }> {
  const found = await persistence.therapySessions.findEntry(id, true);
  const { session, by } = own(found, account);
  const atProvider = scheduling.capabilities.reschedule === "page" &&
    canReschedule(session, by, now);
  return {
    session: seesNote(session, account) ? session : { ...session, note: null },
    rescheduleUrl: atProvider ? await pageToMove({ scheduling }, session) : null,
  };
}
