import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";

/** Nobody comes in with this account any more: not later, and not where they are already. `now` in ms. */
export async function disable(
  { transaction }: Pick<Persistence, "transaction">,
  id: string,
  now: number,
): Promise<void> {
  await transaction(async ({ users }) => {
    const user = await users.find(id);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    await users.save({ ...user, disabledAt: user.disabledAt ?? now, updatedAt: now });
    await users.endSignIns(id, now);
    await users.endMailTokens(id, "reset-password", now);
    await users.endMailTokens(id, "verify-email", now);
    await users.removeEmailChange(id);
  });
}
