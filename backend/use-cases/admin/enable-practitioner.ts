import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { enableProfile } from "./disabled-profile.ts";
import { requireRight } from "../require-right.ts";

/** Shows a disabled profile and its times again. What was cancelled stays cancelled. ERR_NOT_FOUND. */
export async function enablePractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    if (!await repositories.therapists.find(id)) throw new DomainError("ERR_NOT_FOUND");
    await enableProfile(persistence, repositories, { account, now }, id);
  });
}
