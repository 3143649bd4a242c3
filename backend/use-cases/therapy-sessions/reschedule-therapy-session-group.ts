import { DomainError } from "../../domain/errors.ts";
import { requireValidMove, reschedule } from "../../domain/therapy-session-reschedule.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { moveLimit } from "../request-limits.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { keptSeats, moveSeatWaits } from "../waiting-lists/seat-waits.ts";
import { findRescheduleUrl } from "./provider-requests.ts";
import { saveReschedule } from "./session-changes.ts";
import { bookedGroup } from "./session-group.ts";

/**
 * Moves every booked session of a time, all or none. `shownStartsAt` in ms: the start that the page showed. Returns how
 * many. As `TimeHolds.moveGroup`, and ERR_FORBIDDEN, ERR_BOOKING_CHANGED.
 */
export async function rescheduleTherapySessionGroup(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { id, startsAt, shownStartsAt, reason }: {
    id: string;
    startsAt: number;
    shownStartsAt?: number;
    reason: string;
  },
): Promise<number> {
  const { auth, persistence, scheduling } = ports;
  const [first] = await bookedGroup(persistence, account, id);
  requireShownStart(first!, shownStartsAt);
  requireValidMove(first!, "therapist", { startsAt, reason }, now);
  if (!scheduling.holds) {
    const rescheduleUrl = await findRescheduleUrl({ scheduling }, first!);
    throw new DomainError("ERR_RESCHEDULE_AT_PROVIDER", rescheduleUrl ? { rescheduleUrl } : {});
  }
  const limit = moveLimit(auth, first!.id);
  await limit.requireNotReached(persistence.attempts, now);
  const author = { actor: "therapist", actorUserId: account.userId } as const;
  const { eventUri, therapistId } = first!;
  const moved = await scheduling.holds.moveGroup(
    { eventUri, startsAt, replaces: await keptSeats(persistence, first!) },
    now,
    async (repositories, event) => {
      const group = await bookedGroup(repositories, account, id);
      const from = group[0]!;
      requireShownStart(from, first!.startsAt);
      for (const before of group) {
        const booking = { event, invitee: { uri: before.inviteeUri } };
        const both = { before, moved: reschedule(before, booking, "therapist", reason, now) };
        await saveReschedule(persistence, repositories, both, author, now);
      }
      const seats = { therapistId, from, to: event };
      await moveSeatWaits(auth, repositories, seats, now);
      await limit.count(repositories.attempts, now);
      return group.length;
    },
  ).catch(forParticipant);
  await offerFreedTimes(ports, therapistId, now);
  return moved;
}

function requireShownStart({ startsAt }: TherapySession, shown: number | undefined): void {
  if (shown !== undefined && shown !== startsAt) throw new DomainError("ERR_BOOKING_CHANGED");
}

/** The database names the participant's other session; the practitioner learns only that there is one. */
function forParticipant(error: unknown): never {
  const isBusy = error instanceof DomainError && error.code === "ERR_CLIENT_BUSY";
  throw isBusy ? new DomainError("ERR_PARTICIPANT_BUSY") : error;
}
