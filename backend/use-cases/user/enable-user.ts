import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { reopenAccount } from "../admin/disabled-account.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function enableUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    const user = await repositories.users.find(id);
    if (!user || await repositories.personalData.isErased(id)) {
      throw new DomainError("ERR_NOT_FOUND");
    }
    await reopenAccount(persistence, repositories, { account, now }, user);
  });
}
