import { emailKey, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { mayDo } from "../../domain/rights.ts";

export async function getUserByEmail(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: { email: string },
): Promise<User> {
  const isOwn = emailKey(input.email) === emailKey(account.email);
  const mayRead = isOwn || mayDo(account, "manage-users");
  const user = mayRead ? await persistence.users.findByEmail(input.email) : null;
  if (!user) throw new DomainError("ERR_NOT_FOUND");
  await recordReads(persistence, { account, now, role: "admin" }, [
    { userId: user.id, kind: "account", why: "account" },
  ]);
  return user;
}
