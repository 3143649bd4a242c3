import { minute, second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { StoredWebhookEvent } from "../../ports/persistence/provider.ts";
import type { Ports } from "../../ports/ports.ts";
import { applyProviderBooking } from "../therapy-sessions/provider-booking.ts";

/** Delay (ms) after each failure; after the last one only the reconcile job finds the change. */
const retryAfterMs = [10 * second, ...[1, 5, 30, 120, 720].map((minutes) => minutes * minute)];
/** How long (ms) a claimed event belongs to this process; longer than applying takes. */
const claimMs = 2 * minute;
const batchSize = 20;

/**
 * Applies the stored webhook events that are due, in the order received. An event only names a booking: its state is
 * read from the provider. A failed event is retried later and does not block the others. `now` in ms.
 */
export async function applyWebhookEvents(
  ports: Pick<Ports, "persistence" | "scheduling">,
  now: number,
): Promise<{ followed: number; failed: number }> {
  const { persistence, scheduling } = ports;
  const nextDueAt = await persistence.provider.nextDueAt();
  if (nextDueAt === null || nextDueAt > now) return { followed: 0, failed: 0 };
  const claimed = await persistence.transaction(({ provider }) =>
    provider.claimDue(now, now + claimMs, batchSize)
  );
  let followed = 0;
  for (const event of claimed) {
    if (await apply(event)) followed++;
  }
  return { followed, failed: claimed.length - followed };

  async function apply(event: StoredWebhookEvent & { tries: number }): Promise<boolean> {
    const failure = await failureOf(event);
    await persistence.transaction(async ({ provider }) => {
      if (failure === null) return await provider.markDone(event.id, now);
      const delay = retryAfterMs[event.tries];
      const next = delay === undefined ? null : now + delay;
      await provider.markFailed(event.id, failure, next, now);
    });
    return failure === null;
  }

  async function failureOf({ inviteeUri }: StoredWebhookEvent): Promise<string | null> {
    try {
      const booking = await scheduling.findInvitee(inviteeUri);
      if (!booking) return null;
      const outcome = await applyProviderBooking(ports, booking, now);
      return outcome === "refused" ? "the journal refused the booking" : null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code;
    }
  }
}
