import { newUser, type User } from "../../domain/account.ts";
import type { Identity } from "../../domain/identity.ts";
import { hasAddress } from "../../domain/contact-details.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";

type NewFederatedAccount = {
  identity: Identity & { email: string };
  unverified: User | null;
  language: Language;
  isVerified: boolean;
};

/**
 * Adds an account that signs in through an identity provider and has no password. Password, identities, invitations
 * and links of an unverified account with the address are dropped. `now` in ms.
 */
export async function addFederatedAccount(
  { persistence }: Pick<Ports, "persistence">,
  { users, identities, invitations }: Repositories,
  { identity, unverified, language, isVerified }: NewFederatedAccount,
  now: number,
): Promise<User> {
  const { issuer, subject, email } = identity;
  const user: User = {
    ...(unverified ?? newUser(persistence.newId(), now)),
    email,
    name: identity.name && !hasAddress(identity.name) ? identity.name : email.split("@")[0]!,
    language,
    passwordHash: null,
    emailVerifiedAt: isVerified ? now : null,
    updatedAt: now,
  };
  if (unverified) await users.save(user);
  else await users.add(user);
  await identities.removeAllOf(user.id);
  await invitations.unclaim(user.id);
  await users.endMailTokens(user.id, "verify-email", now);
  await users.endMailTokens(user.id, "reset-password", now);
  await identities.add({
    id: persistence.newId(),
    userId: user.id,
    issuer,
    subject,
    email,
    createdAt: now,
  });
  return user;
}
