import type { DisableEffects } from "../../domain/disable-effects.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { requireRight } from "../require-right.ts";

/** What ends or has to be decided when the account is disabled. ERR_NOT_FOUND. */
export async function previewDisableAccount(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<DisableEffects> {
  requireRight(account, "manage-users");
  const { therapistId } = await lookedAtAccount(persistence, id, undefined);
  return await persistence.disabled.countEffects({ userId: id, therapistId }, now);
}
