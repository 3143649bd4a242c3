import type { Ports } from "../../ports/ports.ts";
import type { SentMail } from "../../ports/persistence/outbox.ts";

export function listSentMails(
  { persistence }: Pick<Ports, "persistence">,
  input: { limit: number },
): Promise<SentMail[]> {
  return persistence.outbox.listSent(input.limit);
}
