import { emailKey, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Identity } from "../../domain/identity.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { LinkTicket } from "../../domain/pending-sign-in.ts";
import { isRecentSignIn } from "../../domain/sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import type { SignedIn } from "./login.ts";
import { loginLimit } from "./login-limit.ts";
import { requireSignIn, signInOrBeginSecondStep } from "./new-sign-in.ts";

type Tickets = Pick<Repositories, "identities" | "users">;

/** `ticket` is that of a sign-in with a provider, or an ID token that is accepted as bearer. */
export async function linkSignIn(
  { auth, identityProviders, persistence }: Pick<
    Ports,
    "auth" | "identityProviders" | "persistence"
  >,
  { now, address, deviceMarks }: VisitorContextWithAddress,
  input: { ticket: string; password: string; device: string },
): Promise<SignedIn> {
  const hash = auth.hashSecret(input.ticket);
  const external = await identityProviders.readToken(input.ticket, now);
  const identity = external && isRecentSignIn(external.signedInAt, now) ? external.identity : null;
  const readTicket = async (repositories: Tickets) => {
    const ticket = identity
      ? await ticketOf(repositories, identity, hash, now)
      : await repositories.identities.findTicket(hash);
    return await requireLinkable(repositories, ticket, now);
  };
  const before = await readTicket(persistence);
  const limit = loginLimit(auth, { email: before.user.email, address, deviceMarks });
  return await limit.compare(persistence.attempts, now, async () => {
    const matches = await auth.passwordMatches(
      input.password,
      before.user.passwordHash,
      networkOf(address),
    );
    const linked = await persistence.transaction(async (repositories) => {
      const { attempts, identities } = repositories;
      await limit.requireNotReached(attempts, now);
      if (!matches) return await limit.countFailure(attempts, now);
      await limit.reset(attempts, now);
      const { ticket, user } = await readTicket(repositories);
      // The password may have changed during the comparison.
      if (user.passwordHash !== before.user.passwordHash) return;
      if (user.disabledAt !== null) throw new DomainError("ERR_ACCOUNT_DISABLED");
      const { userId, issuer, subject, email, remember } = ticket;
      const known = await identities.find(issuer, subject);
      if (known && known.userId !== userId) throw new DomainError("ERR_INVALID_TOKEN");
      const id = persistence.newId();
      if (!known) await identities.add({ id, userId, issuer, subject, email, createdAt: now });
      await identities.removeTicket(hash);
      const { device } = input;
      const request = { user, device, remember, isProven: true };
      const ports = { auth, persistence };
      return { user, added: await signInOrBeginSecondStep(ports, repositories, request, now) };
    });

    if (!linked) throw await limit.failure(persistence.attempts, now, "ERR_BAD_CREDENTIALS");
    const { user } = linked;
    const added = requireSignIn(linked.added);
    const { signIn } = added;
    const access = await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
    return { ...access, ...added, user };
  });
}

async function ticketOf(
  { users }: Tickets,
  { issuer, subject, email, emailVerified }: Identity,
  hash: string,
  now: number,
): Promise<LinkTicket | null> {
  const user = email !== null && emailVerified === true ? await users.findByEmail(email) : null;
  return user && email !== null
    ? { hash, userId: user.id, issuer, subject, email, remember: false, expiresAt: now + 1 }
    : null;
}

async function requireLinkable(
  { users }: Tickets,
  ticket: LinkTicket | null,
  now: number,
): Promise<{ ticket: LinkTicket; user: User }> {
  const user = ticket && now < ticket.expiresAt ? await users.find(ticket.userId) : null;
  if (!ticket || !user || !isStillLinkable(user, ticket)) {
    throw new DomainError("ERR_INVALID_TOKEN");
  }
  return { ticket, user };
}

function isStillLinkable(user: User, ticket: LinkTicket): boolean {
  return user.emailVerifiedAt !== null &&
    user.passwordHash !== null && emailKey(user.email) === emailKey(ticket.email);
}
