import { DomainError } from "../../domain/errors.ts";
import { type TherapySession, withoutPendingCancel } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";

export async function cancelAtProvider(
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
    if (error.code !== "ERR_NOT_FOUND") throw error;
  }
  await persistence.transaction(async ({ therapySessions }) => {
    const current = await therapySessions.find(session.id);
    if (current) await therapySessions.save(withoutPendingCancel(current));
  });
  return true;
}

type Needs = Pick<Ports, "scheduling">;
type Booked = Pick<TherapySession, "inviteeUri">;

export async function findRescheduleUrl(
  { scheduling }: Needs,
  { inviteeUri }: Booked,
): Promise<string | null> {
  return await orNull(async () =>
    (await scheduling.findInvitee(inviteeUri))?.invitee.rescheduleUrl ?? null
  );
}

export async function findCancelUrl(
  { scheduling }: Needs,
  { inviteeUri }: Booked,
): Promise<string | null> {
  return await orNull(async () => await scheduling.provider?.cancellationPage(inviteeUri) ?? null);
}

async function orNull<Found>(request: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
