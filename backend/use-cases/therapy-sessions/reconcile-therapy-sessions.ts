import { day, minute, second } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import { applyProviderBooking, type ProviderBooking } from "./provider-booking.ts";
import { cancelAtProvider } from "./provider-requests.ts";

/** Newer bookings are skipped (ms): the browser creates their sessions. */
const gracePeriod = 30 * second;
/** How far back every run looks (ms). A client who confirms the address a day later still gets the session. */
const lookBack = day;
const maximumLookBack = 14 * day;
const storeEvery = 10 * minute;
const factName = "reconciled-until";

type Needs = Pick<Ports, "persistence" | "scheduling">;
type Reconciled = Record<"created" | "moved" | "cancelled" | "freed", number>;

export async function reconcileTherapySessions(ports: Needs, now: number): Promise<Reconciled> {
  const { persistence } = ports;
  const freed = await releaseCancelled(ports, now);
  const stored = await persistence.provider.fact(factName);
  const until = typeof stored === "number" ? stored : now;
  const from = Math.max(now - maximumLookBack, Math.min(now - lookBack, until - lookBack / 24));
  const applied = await applyChanges(ports, { from, to: now - gracePeriod }, now);
  if (typeof stored !== "number" || now - stored >= storeEvery) {
    await persistence.transaction(({ provider }) => provider.saveFact(factName, now, now));
  }
  return { ...applied, freed };
}

async function applyChanges(ports: Needs, range: { from: number; to: number }, now: number) {
  const { persistence, scheduling } = ports;
  const created = await scheduling.listInviteesCreated(range);
  const uris = created.map(({ invitee }) => invitee.uri);
  const known = await persistence.therapySessions.knownInvitees(uris);
  const missing = created.filter(({ invitee }) => !known.has(invitee.uri));
  const changed = await scheduling.listInviteesChanged(range);
  const isRelevant = await Promise.all(changed.map(mayHaveChanged));
  const isMoved = ({ invitee }: ProviderBooking) => invitee.oldInviteeUri !== null;
  // Moved bookings replace their old session, and cancelled ones free the time of new ones.
  const inOrder = [
    ...missing.filter(isMoved),
    ...changed.filter((_, position) => isRelevant[position]),
    ...missing.filter((booking) => !isMoved(booking)),
  ];
  const bookings = new Map(inOrder.map((booking) => [booking.invitee.uri, booking]));
  const count = { created: 0, moved: 0, cancelled: 0 };
  for (const booking of bookings.values()) {
    const outcome = await applyProviderBooking(ports, booking, now);
    if (outcome in count) count[outcome as keyof typeof count]++;
  }
  return count;

  async function mayHaveChanged({ event, invitee }: ProviderBooking): Promise<boolean> {
    if (event.status !== "active" || invitee.status !== "active" || invitee.noShow) return true;
    if (event.endsAt > now) return false;
    const session = await persistence.therapySessions.findByInvitee(invitee.uri);
    // A mark made here that has not reached the provider is newer than the provider's state.
    return session?.noShowAt != null && invitee.updatedAt > session.noShowAt;
  }
}

async function releaseCancelled(ports: Needs, now: number): Promise<number> {
  const waiting = await ports.persistence.therapySessions.listAwaitingProviderCancel(100);
  let released = 0;
  for (const session of waiting) {
    if (await cancelAtProvider(ports, session, now)) released++;
  }
  return released;
}
