import { emailKey, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { LinkTicket } from "../../domain/pending-sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { addSignInWithToken } from "./new-sign-in.ts";
import type { SignedIn } from "./login.ts";
import { loginLimit } from "./login-limit.ts";

export async function linkSignIn(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  input: { ticket: string; password: string; device: string },
): Promise<SignedIn> {
  const hash = auth.hashSecret(input.ticket);
  const before = await readTicket(persistence, hash, now);
  const limit = loginLimit(auth, { email: before.user.email, address });
  await limit.requireNotReached(persistence.attempts, now);
  const matches = await auth.passwordMatches(input.password, before.user.passwordHash);

  const linked = await persistence.transaction(async (repositories) => {
    const { attempts, identities, users } = repositories;
    await limit.requireNotReached(attempts, now);
    if (!matches) return await limit.countFailure(attempts, now);
    await limit.reset(attempts);
    const { ticket, user } = await readTicket(repositories, hash, now);
    // The password may have changed during the comparison.
    if (user.passwordHash !== before.user.passwordHash) return;
    const { userId, issuer, subject, email, remember } = ticket;
    const known = await identities.find(issuer, subject);
    if (known && known.userId !== userId) throw new DomainError("ERR_INVALID_TOKEN");
    const id = persistence.newId();
    if (!known) await identities.add({ id, userId, issuer, subject, email, createdAt: now });
    await identities.removeTicket(hash);
    const { device } = input;
    const added = await addSignInWithToken(
      { auth, persistence },
      users,
      { user, device, remember },
      now,
    );
    return { user, ...added };
  });

  if (!linked) throw new DomainError("ERR_BAD_CREDENTIALS");
  const { user, signIn } = linked;
  const access = await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
  return { ...access, ...linked };
}

async function readTicket(
  { identities, users }: Pick<Repositories, "identities" | "users">,
  hash: string,
  now: number,
): Promise<{ ticket: LinkTicket; user: User }> {
  const ticket = await identities.findTicket(hash);
  const user = ticket && now < ticket.expiresAt ? await users.find(ticket.userId) : null;
  if (!ticket || !user || !isStillLinkable(user, ticket)) {
    throw new DomainError("ERR_INVALID_TOKEN");
  }
  return { ticket, user };
}

function isStillLinkable(user: User, ticket: LinkTicket): boolean {
  return user.disabledAt === null && user.emailVerifiedAt !== null &&
    user.passwordHash !== null && emailKey(user.email) === emailKey(ticket.email);
}
