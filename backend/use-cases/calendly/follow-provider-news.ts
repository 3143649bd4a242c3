import { DomainError } from "../../domain/errors.ts";
import type { KeptNews } from "../../ports/persistence/provider.ts";
import type { Ports } from "../../ports/ports.ts";
import { followBooking } from "../therapy-sessions/follow-booking.ts";

const second = 1000;
const minute = 60 * second;

/** How long after each failure the next try comes; after the last one the reconcile job is what remains. */
const retryAfterMs = [10 * second, ...[1, 5, 30, 120, 720].map((minutes) => minutes * minute)];
/** Longer than following takes: a process that dies meanwhile leaves its news to another. */
const claimMs = 2 * minute;
const atOnce = 20;

/**
 * Works on what the provider told, in the order it came. Nothing of it is believed: each booking is asked for. One that
 * cannot be followed now is tried again later and holds no other back. `now` in ms.
 */
export async function followProviderNews(
  ports: Pick<Ports, "persistence" | "scheduling">,
  now: number,
): Promise<{ followed: number; failed: number }> {
  const { persistence, scheduling } = ports;
  const nextDueAt = await persistence.provider.nextDueAt();
  if (nextDueAt === null || nextDueAt > now) return { followed: 0, failed: 0 };
  const claimed = await persistence.transaction(({ provider }) =>
    provider.claimDue(now, now + claimMs, atOnce)
  );
  let followed = 0;
  for (const news of claimed) {
    if (await follow(news)) followed++;
  }
  return { followed, failed: claimed.length - followed };

  async function follow(news: KeptNews & { tries: number }): Promise<boolean> {
    const reason = await reasonNot(news);
    await persistence.transaction(async ({ provider }) => {
      if (reason === null) return await provider.markDone(news.id, now);
      const delay = retryAfterMs[news.tries];
      const next = delay === undefined ? null : now + delay;
      await provider.markFailed(news.id, reason, next, now);
    });
    return reason === null;
  }

  async function reasonNot({ inviteeUri }: KeptNews): Promise<string | null> {
    try {
      const booking = await scheduling.findInvitee(inviteeUri);
      if (!booking) return null;
      const outcome = await followBooking(ports, booking, now);
      return outcome === "refused" ? "the journal has no room for it" : null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code;
    }
  }
}
