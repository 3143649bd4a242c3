import { mailHandOverMs } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import { type MailSettings, renderMail } from "./mail-rendering.ts";

const minute = 60_000;
/** How long after each failure the next try comes; after the last one a mail is dead. */
const retryAfterMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);
/** Much longer than handing over may take: a process that dies meanwhile leaves its mails to another. */
const claimMs = 5 * mailHandOverMs;
const atOnce = 20;

type Sending = {
  /** Answers ms; asked again before each mail, because the ones before it take their time. */
  clock: () => number;
  /** When it is aborted no further mail is begun, and those that are left are anybody's at once. */
  stopping?: AbortSignal;
};

/** Sends what is due, oldest first. One mail that cannot be sent holds no other back. */
export async function sendDueMails(
  { persistence, mail }: Pick<Ports, "persistence" | "mail">,
  settings: MailSettings,
  { clock, stopping }: Sending,
): Promise<{ sent: number; failed: number }> {
  const now = clock();
  const nextDueAt = await persistence.outbox.nextDueAt();
  if (nextDueAt === null || nextDueAt > now) return { sent: 0, failed: 0 };
  const claimedUntil = now + claimMs;
  const claimed = await persistence.transaction(({ outbox }) =>
    outbox.claimDue(now, claimedUntil, atOnce)
  );
  let sent = 0;
  let failed = 0;
  for (const waiting of claimed) {
    const until = stopping?.aborted ? clock() : clock() + claimMs;
    // The mails before it took their time: it may have been called off, or be another's by now.
    const isOurs = await persistence.transaction(({ outbox }) =>
      outbox.renewClaim(waiting.id, claimedUntil, until)
    );
    if (!isOurs || stopping?.aborted) continue;
    if (await send(waiting, until)) sent++;
    else failed++;
  }
  return { sent, failed };

  async function send(waiting: WaitingMail, until: number): Promise<boolean> {
    const delay = retryAfterMs[waiting.tries];
    try {
      const rendered = renderMail(waiting, { ...settings, sender: mail.sender });
      const outcome = await mail.send(rendered);
      if (!outcome.taken) {
        await fail(outcome.reason, null);
        return false;
      }
      await persistence.transaction(({ outbox }) =>
        outbox.markSent(waiting.id, mail.keepsCopies ? rendered : null, clock())
      );
      return true;
    } catch (error) {
      await fail(reasonOf(error), delay === undefined ? null : clock() + delay);
      return false;
    }

    function fail(reason: string, nextTryAt: number | null): Promise<void> {
      return persistence.transaction(({ outbox }) =>
        outbox.markFailed(waiting.id, until, shortened(reason), nextTryAt)
      );
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function shortened(reason: string): string {
  return reason.slice(0, 500);
}
