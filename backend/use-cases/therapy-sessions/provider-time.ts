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

type Needs = Pick<Ports, "scheduling">;
type Booked = Pick<TherapySession, "inviteeUri">;

/** The provider's page where a session is moved, or null. */
export async function pageToMove({ scheduling }: Needs, { inviteeUri }: Booked) {
  return await orNull(async () =>
    (await scheduling.findInvitee(inviteeUri))?.invitee.rescheduleUrl ?? null
  );
}

/** The provider's page where a seat is given up that cannot be freed from here, or null. */
export async function pageToCancel({ scheduling }: Needs, { inviteeUri }: Booked) {
  return await orNull(async () => await scheduling.provider?.cancellationPage(inviteeUri) ?? null);
}

/** A calendar that does not answer keeps nobody waiting. */
async function orNull<Found>(ask: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
