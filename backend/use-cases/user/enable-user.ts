import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function enableUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  if (!account.isAdmin) throw new DomainError("ERR_FORBIDDEN");
  await persistence.transaction(async ({ users, personalData }) => {
    const user = await users.find(id);
    if (!user || await personalData.isErased(id)) throw new DomainError("ERR_NOT_FOUND");
    await users.save({ ...user, disabledAt: null, updatedAt: now });
  });
}
