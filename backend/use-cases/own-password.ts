import type { User } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import { failuresOf } from "./auth/login-failures.ts";
import type { ContextWithAddress } from "./context.ts";

/**
 * Proves with the password that it is the person who sits there, and not only their device; guesses cost as much as
 * they do at the door. ERR_WRONG_PASSWORD, also for who has none and must choose one first by mail;
 * ERR_TOO_MANY_REQUESTS.
 */
export async function requireOwnPassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, address }: ContextWithAddress,
  password: string,
): Promise<User> {
  const failures = failuresOf(auth, { email: account.email, address });
  await failures.requireFew(persistence.attempts, now);
  const user = await persistence.users.find(account.userId);
  const matches = await auth.passwordMatches(password, user?.passwordHash ?? null);
  await persistence.transaction(async ({ attempts }) => {
    await failures.requireFew(attempts, now);
    if (matches) await failures.forget(attempts);
    else await failures.count(attempts, now);
  });
  if (!user || !matches) throw new DomainError("ERR_WRONG_PASSWORD");
  return user;
}
