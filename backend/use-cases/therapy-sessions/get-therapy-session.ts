import { DomainError } from "../../domain/errors.ts";
import { canReschedule } from "../../domain/therapy-session-reschedule.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";

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
    rescheduleUrl: atProvider ? await pageOf({ scheduling }, session) : null,
  };
}

/** A calendar that does not answer keeps nobody from reading. */
async function pageOf(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri }: TherapySessionEntry,
): Promise<string | null> {
  try {
    return (await scheduling.findInvitee(inviteeUri))?.invitee.rescheduleUrl ?? null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
