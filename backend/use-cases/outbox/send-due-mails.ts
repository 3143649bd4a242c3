import type { Ports } from "../../ports/ports.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import { type MailSettings, renderMail } from "./mail-rendering.ts";

const minute = 60_000;
/** How long after each failure the next try comes; after the last one a mail is dead. */
const retryAfterMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);
/** Longer than sending takes: a process that dies while sending leaves its mails to another. */
const claimMs = 5 * minute;
const atOnce = 20;

/** Sends what is due, oldest first. One mail that cannot be sent holds no other back. `now` in ms. */
export async function sendDueMails(
  { persistence, mail }: Pick<Ports, "persistence" | "mail">,
  settings: MailSettings,
  now: number,
): Promise<{ sent: number; failed: number }> {
  const nextDueAt = await persistence.outbox.nextDueAt();
  if (nextDueAt === null || nextDueAt > now) return { sent: 0, failed: 0 };
  const until = now + claimMs;
  const claimed = await persistence.transaction(({ outbox }) =>
    outbox.claimDue(now, until, atOnce)
  );
  let sent = 0;
  let failed = 0;
  for (const waiting of claimed) {
    // The mails before it took their time: it may have been called off, or be another's by now.
    if (!await persistence.outbox.isClaimed(waiting.id, until)) continue;
    if (await send(waiting)) sent++;
    else failed++;
  }
  return { sent, failed };

  async function send(waiting: WaitingMail): Promise<boolean> {
    try {
      const rendered = renderMail(waiting, { ...settings, sender: mail.sender });
      await mail.send(rendered);
      await persistence.transaction(({ outbox }) =>
        outbox.markSent(waiting.id, mail.keepsCopies ? rendered : null, now)
      );
      return true;
    } catch (error) {
      const delay = retryAfterMs[waiting.tries];
      const next = delay === undefined ? null : now + delay;
      await persistence.transaction(({ outbox }) =>
        outbox.markFailed(waiting.id, reasonOf(error), next)
      );
      return false;
    }
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
