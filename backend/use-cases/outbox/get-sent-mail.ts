import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { SentMail } from "../../ports/persistence/outbox.ts";

export async function getSentMail(
  { persistence }: Pick<Ports, "persistence">,
  input: { id: string },
): Promise<SentMail> {
  const mail = await persistence.outbox.findSent(input.id);
  if (!mail) throw new DomainError("ERR_NOT_FOUND");
  return mail;
}
