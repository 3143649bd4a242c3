import { DomainError } from "../../domain/errors.ts";
import { requireAnotherSignInMethod } from "../../domain/identity.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function removeSignInMethod(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async ({ identities, users }) => {
    const user = await users.find(account.userId);
    const own = await identities.listOf(account.userId);
    if (!user || !own.some((identity) => identity.id === id)) {
      throw new DomainError("ERR_NOT_FOUND");
    }
    requireAnotherSignInMethod(user, own);
    await identities.remove(id);
  });
}
