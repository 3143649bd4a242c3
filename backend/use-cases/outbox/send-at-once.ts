import { minute, second } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import { forRecipient } from "./for-recipient.ts";
import { messageOf } from "../../domain/without-parameters.ts";

/** How long (ms) a visitor waits for the mail server before the answer says that the mail is delayed. */
const patienceMs = 8 * second;
const claimMs = minute;

export type SentAtOnce = "sent" | "delayed" | "refused";

/**
 * Sends one mail of the outbox while the caller waits: "delayed" when the mail server does not take it now, so that the
 * job tries again; "refused" when the server says that the address does not exist. `now` in ms.
 */
export async function sendAtOnce(
  { mail, persistence }: Pick<Ports, "mail" | "persistence">,
  onceKey: string,
  now: number,
): Promise<SentAtOnce> {
  const claimedUntil = now + claimMs;
  const waiting = await persistence.transaction(({ outbox }) =>
    outbox.claim(onceKey, now, claimedUntil)
  );
  if (!waiting) return "sent";
  try {
    const outcome = await mail.send(
      { ...await forRecipient(persistence, waiting), now },
      patienceMs,
    );
    await persistence.transaction(({ outbox }) =>
      outcome.accepted
        ? outbox.markSent(waiting.id, outcome.copy, now)
        : outbox.markFailed(waiting.id, claimedUntil, outcome.reason.slice(0, 500), null, now)
    );
    return outcome.accepted ? "sent" : "refused";
  } catch (error) {
    const reason = messageOf(error);
    await persistence.transaction(({ outbox }) =>
      outbox.markFailed(waiting.id, claimedUntil, reason.slice(0, 500), now + 10 * second, now)
    );
    return "delayed";
  }
}
