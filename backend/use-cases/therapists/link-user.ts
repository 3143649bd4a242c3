import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { link } from "./linking.ts";

/** For admins only: otherwise anybody could make themselves a practitioner. */
export async function linkUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { userId }: { userId: string },
): Promise<User> {
  if (!account.isAdmin) throw new DomainError("ERR_FORBIDDEN");
  return await link(persistence, userId, now);
}
