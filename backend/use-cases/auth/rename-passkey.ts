import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownUser } from "./second-factor-changes.ts";

/** ERR_NOT_FOUND for a passkey of another user. */
export async function renamePasskey(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { secondFactors } = repositories;
    const user = await ownUser(repositories, context);
    const { passkeys } = await secondFactors.findFactors(user.id);
    if (!passkeys.some((each) => each.id === id)) throw new DomainError("ERR_NOT_FOUND");
    await secondFactors.renamePasskey(id, name);
  });
}
