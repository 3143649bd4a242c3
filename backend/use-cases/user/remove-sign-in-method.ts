import { DomainError } from "../../domain/errors.ts";
import { requireAnotherSignInMethod } from "../../domain/identity.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";

export async function removeSignInMethod(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<void> {
  const { account } = context;
  await persistence.transaction(async (repositories) => {
    const { identities, users } = repositories;
    const user = await users.find(account.userId);
    const own = await identities.listOf(account.userId);
    if (!user || !own.some((identity) => identity.id === id)) {
      throw new DomainError("ERR_NOT_FOUND");
    }
    requireAnotherSignInMethod(user, own);
    await requireFreshSignIn(repositories, context);
    await identities.remove(id);
  });
}
