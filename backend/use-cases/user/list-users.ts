import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Context } from "../context.ts";

export async function listUsers(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PageQuery,
): Promise<Page<User>> {
  if (!account.isAdmin) throw new DomainError("ERR_FORBIDDEN");
  return await persistence.users.list(query);
}
