import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function logoutEverywhere(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<void> {
  await persistence.transaction(({ users }) => users.endSignIns(account.userId, now));
}
