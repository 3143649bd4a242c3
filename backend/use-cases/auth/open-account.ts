import { newUser, type User } from "../../domain/account.ts";
import type { Identity } from "../../domain/identity.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";

type NewPerson = {
  identity: Identity & { email: string };
  /** Whoever claimed the address before and never confirmed it: nothing of theirs opens the account. */
  claimant: User | null;
  language: Language;
  isConfirmed: boolean;
};

/** The account of a person who came through somebody else: without a password, and with that way in. `now` in ms. */
export async function openAccount(
  { persistence }: Pick<Ports, "persistence">,
  { users, identities, invitations }: Repositories,
  { identity, claimant, language, isConfirmed }: NewPerson,
  now: number,
): Promise<User> {
  const { issuer, subject, email } = identity;
  const user: User = {
    ...(claimant ?? newUser(persistence.newId(), now)),
    email,
    name: identity.name ?? email.split("@")[0]!,
    language,
    passwordHash: null,
    emailVerifiedAt: isConfirmed ? now : null,
    updatedAt: now,
  };
  if (claimant) await users.save(user);
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
