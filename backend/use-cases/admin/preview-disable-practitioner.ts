import type { DisableEffects } from "../../domain/disable-effects.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** What ends or has to be decided when the profile is disabled. ERR_NOT_FOUND. */
export async function previewDisablePractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<DisableEffects> {
  requireRight(account, "manage-users");
  if (!await persistence.therapists.find(id)) throw new DomainError("ERR_NOT_FOUND");
  return await persistence.disabled.countEffects({ userId: null, therapistId: id }, now);
}
