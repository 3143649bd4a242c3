import { type EmailChange, isOpen } from "../../domain/email-change.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** The caller's change of address that is still to be confirmed, or null. */
export async function getEmailChange(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<EmailChange | null> {
  const change = await persistence.users.emailChangeOf(account.userId);
  return change && isOpen(change, now) ? change : null;
}
