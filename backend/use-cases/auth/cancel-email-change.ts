import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** The links in both mails stop working. */
export async function cancelEmailChange(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<void> {
  await persistence.transaction(async ({ users, outbox }) => {
    await users.removeEmailChange(account.userId);
    await outbox.deleteWaiting(account.userId, ["leave-address", "take-address"]);
  });
}
