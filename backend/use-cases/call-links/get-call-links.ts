import type { CallLinks } from "../../domain/call-link.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function getCallLinks(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<CallLinks> {
  if (account.therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  return await persistence.callLinks.find(account.therapistId);
}
