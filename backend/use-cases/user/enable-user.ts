import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** For admins. The user has to sign in again. Throws ERR_NOT_FOUND for a user whose account is being erased. */
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
