import type { Ports } from "../../ports/ports.ts";
import { followBooking, type Followed, type ProviderBooking } from "./follow-booking.ts";
import { freeTime } from "./provider-time.ts";

/** So long (ms) a browser has to create the session of its booking itself. */
const grace = 30_000;

const minute = 60_000;
const day = 24 * 60 * minute;

/** So far back (ms) is looked every time: whoever confirms their address a day later still gets their session. */
const lookBack = day;
/** And so far after the house was down. */
const longestLookBack = 14 * day;
/** How often (ms) it is written down how far was looked. */
const rememberEvery = 10 * minute;
const factName = "reconciled-until";

type Needs = Pick<Ports, "persistence" | "scheduling">;
export type Reconciled = Record<"created" | "moved" | "cancelled" | "freed", number>;

/**
 * Makes the journal and the provider agree: bookings whose browser died get their session, what was moved or cancelled
 * at the provider is moved or cancelled here, cancelled sessions whose time the provider still keeps are cancelled
 * there. `now` in ms. ERR_PROVIDER_UNAVAILABLE.
 */
export async function reconcileTherapySessions(ports: Needs, now: number): Promise<Reconciled> {
  const { persistence } = ports;
  const freed = await freeCancelled(ports, now);
  const looked = await persistence.provider.fact(factName);
  const lookedAt = typeof looked === "number" ? looked : now;
  const from = Math.max(now - longestLookBack, Math.min(now - lookBack, lookedAt - lookBack / 24));
  const done = await followAll(ports, { from, to: now - grace }, now);
  if (typeof looked !== "number" || now - looked >= rememberEvery) {
    await persistence.transaction(({ provider }) => provider.saveFact(factName, now, now));
  }
  return { ...done, freed };
}

async function followAll(ports: Needs, range: { from: number; to: number }, now: number) {
  const { persistence, scheduling } = ports;
  const created = await scheduling.listInviteesCreated(range);
  const uris = created.map(({ invitee }) => invitee.uri);
  const known = await persistence.therapySessions.knownInvitees(uris);
  const missing = created.filter(({ invitee }) => !known.has(invitee.uri));
  const changed = await scheduling.listInviteesChanged(range);
  const looks = await Promise.all(changed.map(needsLook));
  // What was moved takes its old session along; what has ended makes room for what else is new.
  const isMoved = ({ invitee }: ProviderBooking) => invitee.oldInviteeUri !== null;
  const inOrder = [
    ...missing.filter(isMoved),
    ...changed.filter((_, at) => looks[at]),
    ...missing.filter((booking) => !isMoved(booking)),
  ];
  const bookings = new Map(inOrder.map((booking) => [booking.invitee.uri, booking]));
  const count = { created: 0, moved: 0, cancelled: 0 };
  for (const booking of bookings.values()) {
    const followed: Followed = await followBooking(ports, booking, now);
    if (followed in count) count[followed as keyof typeof count]++;
  }
  return count;

  /** An active one that is not new changed in a way that only matters when somebody did not come, or did after all. */
  async function needsLook({ event, invitee }: ProviderBooking): Promise<boolean> {
    if (event.status !== "active" || invitee.status !== "active" || invitee.noShow) return true;
    if (event.endsAt > now) return false;
    const session = await persistence.therapySessions.findByInvitee(invitee.uri);
    // A mark of our own that the provider was never told of is older there than nothing.
    return session?.noShowAt != null && invitee.updatedAt > session.noShowAt;
  }
}

async function freeCancelled(ports: Needs, now: number): Promise<number> {
  const waiting = await ports.persistence.therapySessions.listAwaitingProviderCancel(100);
  let freed = 0;
  for (const session of waiting) {
    if (await freeTime(ports, session, now)) freed++;
  }
  return freed;
}
