import type { User } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listUsers(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PageQuery,
): Promise<Page<User>> {
  requireRight(account, "manage-users");
  return await persistence.users.list(query);
}
