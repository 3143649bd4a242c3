import type { BookingChoice, BookingOwner } from "../../domain/disable-effects.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { closeProfile } from "./close-profile.ts";
import { recordAction } from "./record-action.ts";

/** Who disables or enables; `account` null: the command line. */
export type Decider = { account: { userId: string } | null; now: number };

export type DisableNeeds = { auth: Auth; persistence: Pick<Persistence, "newId"> };

/**
 * Disables a profile, in the caller's transaction. Bookings to cancel are left to `cancelComingBookings`. ERR_NOT_FOUND.
 */
export async function disableProfile(
  { auth, persistence }: DisableNeeds,
  repositories: Repositories,
  by: Decider,
  { therapistId, bookings, reason }: {
    therapistId: string;
    bookings: BookingChoice;
    reason: string | null;
  },
): Promise<void> {
  await closeProfile(auth, repositories, therapistId, by.now);
  if (bookings === "cancel") {
    await cancelLater(persistence, repositories, by, { therapistId });
  }
  await recordAction(persistence, repositories, by, {
    action: "disable-practitioner",
    kind: "therapist",
    id: therapistId,
    detail: { bookings, ...(reason ? { reason } : {}) },
    before: { state: "enabled" },
    after: { state: "disabled" },
  });
}

/** Shows a disabled profile again, in the caller's transaction. What was cancelled stays cancelled. */
export async function enableProfile(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  by: Decider,
  therapistId: string,
): Promise<void> {
  if (await repositories.disabled.profileDisabledAt(therapistId) === null) return;
  await repositories.disabled.saveProfile(therapistId, null, by.now);
  await recordAction(persistence, repositories, by, {
    action: "enable-practitioner",
    kind: "therapist",
    id: therapistId,
    before: { state: "disabled" },
    after: { state: "enabled" },
  });
}

/** Notes that the bookings of today are to be cancelled, for `cancelComingBookings`. */
export async function cancelLater(
  { newId }: Pick<Persistence, "newId">,
  { disabled }: Pick<Repositories, "disabled">,
  { account, now }: Decider,
  owner: BookingOwner,
): Promise<void> {
  await disabled.addCancellation({
    id: newId(),
    userId: null,
    therapistId: null,
    ...owner,
    actorUserId: account?.userId ?? null,
    createdAt: now,
  });
}
