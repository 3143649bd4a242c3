import { emailKey, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { LinkTicket } from "../../domain/pending-sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { signInDevice } from "./device.ts";
import type { SignedIn } from "./login.ts";
import { failuresOf } from "./login-failures.ts";

/** The password makes an identity one of the ways into the account with its address, and signs in. */
export async function linkSignIn(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  input: { ticket: string; password: string; device: string },
): Promise<SignedIn> {
  const hash = auth.hashSecret(input.ticket);
  const asked = await readTicket(persistence, hash, now);
  const failures = failuresOf(auth, { email: asked.user.email, address });
  await failures.requireFew(persistence.attempts, now);
  const matches = await auth.passwordMatches(input.password, asked.user.passwordHash);

  const linked = await persistence.transaction(async (repositories) => {
    const { attempts, identities, users } = repositories;
    await failures.requireFew(attempts, now);
    if (!matches) return await failures.count(attempts, now);
    await failures.forget(attempts);
    const { ticket, user } = await readTicket(repositories, hash, now);
    // The password may have been changed while the old one was being compared.
    if (user.passwordHash !== asked.user.passwordHash) return;
    const { userId, issuer, subject, email, remember } = ticket;
    const known = await identities.find(issuer, subject);
    if (known && known.userId !== userId) throw new DomainError("ERR_INVALID_TOKEN");
    const id = persistence.newId();
    if (!known) await identities.add({ id, userId, issuer, subject, email, createdAt: now });
    await identities.removeTicket(hash);
    const { device } = input;
    const signedIn = await signInDevice({ auth, persistence }, users, {
      user,
      device,
      remember,
    }, now);
    return { user, ...signedIn };
  });

  if (!linked) throw new DomainError("ERR_BAD_CREDENTIALS");
  const { user, signIn } = linked;
  const access = await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
  return { ...access, ...linked };
}

/** ERR_INVALID_TOKEN unless the account is still the one that was meant, confirmed and with a password. */
async function readTicket(
  { identities, users }: Pick<Repositories, "identities" | "users">,
  hash: string,
  now: number,
): Promise<{ ticket: LinkTicket; user: User }> {
  const ticket = await identities.findTicket(hash);
  const user = ticket && now < ticket.expiresAt ? await users.find(ticket.userId) : null;
  if (!ticket || !user || !isStillMeant(user, ticket)) throw new DomainError("ERR_INVALID_TOKEN");
  return { ticket, user };
}

function isStillMeant(user: User, ticket: LinkTicket): boolean {
  return user.disabledAt === null && user.emailVerifiedAt !== null &&
    user.passwordHash !== null && emailKey(user.email) === emailKey(ticket.email);
}
