import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function getCurrentUser(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<User> {
  const user = await persistence.users.find(account.userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  return user;
}
