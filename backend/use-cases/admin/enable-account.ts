import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { reopenAccount } from "./disabled-account.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { requireRight } from "../require-right.ts";

/** With the profile that was disabled together with it. What was cancelled stays cancelled. ERR_NOT_FOUND, ERR_STALE. */
export async function enableAccount(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version }: { id: string; version: string | undefined },
): Promise<void> {
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    const user = await lookedAtAccount(repositories, id, version);
    await reopenAccount(persistence, repositories, { account, now }, user);
  });
}
