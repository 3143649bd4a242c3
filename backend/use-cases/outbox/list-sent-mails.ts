import type { Ports } from "../../ports/ports.ts";
import type { SentMail } from "../../ports/persistence/outbox.ts";

/** The stored copies of all sent mails, newest first. For demos only: there is no check of the caller. */
export function listSentMails(
  { persistence }: Pick<Ports, "persistence">,
  input: { limit: number },
): Promise<SentMail[]> {
  return persistence.outbox.listSent(input.limit);
}
