import { requireLookedAt } from "../../domain/approval.ts";
import type { BookingChoice } from "../../domain/disable-effects.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { cancelComingBookings } from "./cancel-coming-bookings.ts";
import { profileDisabledMail } from "./disabled-mails.ts";
import { disableProfile } from "./disabled-profile.ts";
import { requireRight } from "../require-right.ts";

/**
 * Takes a profile and its times off the marketplace; the practitioner can still sign in and hold the sessions that stay. A
 * repetition changes nothing more. ERR_NOT_FOUND, ERR_STALE.
 */
export async function disablePractitioner(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  context: Context,
  { id, version, bookings, reason }: {
    id: string;
    /** What the administrator has looked at; undefined accepts any. */
    version: number | undefined;
    bookings: BookingChoice;
    reason: string | null;
  },
): Promise<void> {
  const { account, now } = context;
  requireRight(account, "manage-users");
  await ports.persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const record = await repositories.approvals.find(id, now);
    if (!record) throw new DomainError("ERR_NOT_FOUND");
    if (record.disabledAt !== null) return;
    requireLookedAt(record, version, null);
    const decision = { therapistId: id, bookings, reason };
    await mailPractitioner(repositories, decision, now);
    await disableProfile(ports, repositories, { account, now }, decision);
  });
  await cancelComingBookings(ports, now);
}

async function mailPractitioner(
  { disabled, outbox, therapists, users }: Repositories,
  { therapistId, bookings }: { therapistId: string; bookings: BookingChoice },
  now: number,
): Promise<void> {
  const therapist = await therapists.find(therapistId);
  const user = therapist?.userId ? await users.find(therapist.userId) : null;
  if (!therapist || !user || user.disabledAt !== null) return;
  const { asPractitioner } = await disabled.countEffects({ userId: null, therapistId }, now);
  await outbox.add(profileDisabledMail(user, therapist, asPractitioner, bookings), now);
}
