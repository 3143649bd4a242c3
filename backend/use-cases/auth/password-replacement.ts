import type { User } from "../../domain/account.ts";
import type { Repositories } from "../../ports/persistence.ts";

type Replacement = {
  passwordHash: string;
  template: "password-changed" | "password-was-reset";
  /** The sign-in that stays. */
  keptSignIn?: string;
};

/** Stores a new password, ends sign-ins and the links to choose a password, and mails the user. `now` in ms. */
export async function replacePassword(
  { users, outbox }: Pick<Repositories, "users" | "outbox">,
  user: User,
  { passwordHash, template, keptSignIn }: Replacement,
  now: number,
): Promise<void> {
  await users.save({ ...user, passwordHash, updatedAt: now });
  await users.endMailTokens(user.id, "reset-password", now);
  await users.endSignIns(user.id, now, keptSignIn);
  await outbox.add({
    to: user.email,
    language: user.language,
    template,
    facts: { path: "/forgot-password" },
    about: user.id,
  }, now);
}

/**
 * The account's address is proven, so what was linked to it before goes: it may belong to another person. Links to
 * confirm the address end.
 */
export async function confirmAddress(
  { users, identities }: Pick<Repositories, "users" | "identities">,
  user: User,
  now: number,
): Promise<User> {
  if (user.emailVerifiedAt === null) await identities.removeAllOf(user.id);
  await users.endMailTokens(user.id, "verify-email", now);
  return { ...user, emailVerifiedAt: user.emailVerifiedAt ?? now };
}
