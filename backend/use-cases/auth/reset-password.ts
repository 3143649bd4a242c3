import { DomainError } from "../../domain/errors.ts";
import { type MailToken, opens } from "../../domain/mail-token.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { User } from "../../domain/account.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { acceptClaimed } from "../invitations/accepting.ts";
import { loginFailuresKey } from "./login-failures.ts";

/** A new password, proved by the mailbox: every device that knew the old one is signed out. */
export async function resetPassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { token: string; password: string },
): Promise<void> {
  const hash = auth.hashSecret(input.token);
  const asked = await readToken(persistence, hash, now);
  requireGoodPassword(input.password, {
    isCommon: await auth.isCommonPassword(input.password),
    email: asked.user.email,
  });
  const passwordHash = await auth.hashPassword(input.password);

  await persistence.transaction(async (repositories) => {
    const { users, attempts, identities } = repositories;
    const { token, user } = await readToken(repositories, hash, now);
    await users.useMailToken(token.hash, now);
    await users.save({
      ...user,
      passwordHash,
      emailVerifiedAt: user.emailVerifiedAt ?? now,
      updatedAt: now,
    });
    // The mailbox has proved whose account it is; whoever claimed it before through others has not.
    if (user.emailVerifiedAt === null) await identities.removeAllOf(user.id);
    await users.endMailTokens(user.id, "reset-password", now);
    await users.endMailTokens(user.id, "verify-email", now);
    await users.endSignIns(user.id, now);
    await acceptClaimed(persistence, repositories, user, now);
    await attempts.clear(loginFailuresKey(auth, user.email));
  });
}

async function readToken(
  { users }: Pick<Repositories, "users">,
  hash: string,
  now: number,
): Promise<{ token: MailToken; user: User }> {
  const token = await users.findMailToken(hash);
  const user = opens(token, "reset-password", now) ? await users.find(token.userId) : null;
  if (!token || !user) throw new DomainError("ERR_INVALID_TOKEN");
  return { token, user };
}
