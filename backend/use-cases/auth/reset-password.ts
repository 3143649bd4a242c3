import { DomainError } from "../../domain/errors.ts";
import { isUsable, type MailToken } from "../../domain/mail-token.ts";
import { networkOf } from "../../domain/network-address.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { User } from "../../domain/account.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { acceptClaimedInvitation } from "../invitations/invitation-acceptance.ts";
import { loginLimit } from "./login-limit.ts";
import { confirmAddress, replacePassword } from "./password-replacement.ts";

export async function resetPassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now, address, deviceMarks }: VisitorContextWithAddress,
  input: { token: string; password: string },
): Promise<void> {
  const hash = auth.hashSecret(input.token);
  const before = await readToken(persistence, hash, now);
  requireGoodPassword(input.password, {
    isCommon: await auth.isCommonPassword(input.password),
    email: before.user.email,
  });
  const passwordHash = await auth.hashPassword(input.password, networkOf(address));

  await persistence.transaction(async (repositories) => {
    const { users, attempts } = repositories;
    const { token, user } = await readToken(repositories, hash, now);
    await users.useMailToken(token.hash, now);
    const confirmed = await confirmAddress(repositories, user, now);
    const template = "password-was-reset";
    await replacePassword(repositories, confirmed, { passwordHash, template }, now);
    await acceptClaimedInvitation(persistence, repositories, user, now);
    await loginLimit(auth, { email: user.email, address, deviceMarks }).clear(attempts);
  });
}

async function readToken(
  { users }: Pick<Repositories, "users">,
  hash: string,
  now: number,
): Promise<{ token: MailToken; user: User }> {
  const token = await users.findMailToken(hash);
  const user = isUsable(token, "reset-password", now) ? await users.find(token.userId) : null;
  if (!token || !user) throw new DomainError("ERR_INVALID_TOKEN");
  return { token, user };
}
