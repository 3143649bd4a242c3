import { DomainError } from "../../domain/errors.ts";
import { freed, type TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * Frees a cancelled session's time at the provider. False when the provider does not answer: the session stays
 * marked and the reconcile job asks again.
 */
export async function freeTime(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  session: TherapySession,
  now: number,
): Promise<boolean> {
  try {
    const by = session.cancelledBy ?? "admin";
    const { eventUri, inviteeUri } = session;
    await scheduling.cancel({ eventUri, inviteeUri }, by, session.cancelReason ?? "", now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "ERR_PROVIDER_UNAVAILABLE") return false;
    // An event the provider does not know keeps no time.
    if (error.code !== "ERR_NOT_FOUND") throw error;
  }
  await persistence.transaction(async ({ therapySessions }) => {
    const current = await therapySessions.find(session.id);
    if (current) await therapySessions.save(freed(current));
  });
  return true;
}

/** The provider's page where a session is moved, or null; a calendar that does not answer keeps nobody waiting. */
export async function pageToMove(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri }: Pick<TherapySession, "inviteeUri">,
): Promise<string | null> {
  try {
    return (await scheduling.findInvitee(inviteeUri))?.invitee.rescheduleUrl ?? null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
