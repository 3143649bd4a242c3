import type { User } from "../../domain/account.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { loginLimit } from "./login-limit.ts";

/**
 * Requires the caller's password before a sensitive change; a caller with a second factor needs a fresh sign-in besides.
 * Throws ERR_WRONG_PASSWORD, also for a user without a password, ERR_STEP_UP_REQUIRED and ERR_TOO_MANY_REQUESTS.
 */
export async function confirmPassword(
  ports: Pick<Ports, "auth" | "persistence">,
  context: ContextWithAddress,
  password: string,
): Promise<User> {
  const user = await ports.persistence.users.find(context.account.userId);
  if (user?.hasSecondFactor) await requireFreshSignIn(ports.persistence, context);
  return await checkPassword(ports, context, password);
}

/** Compares the caller's password under the same limit as logins. ERR_WRONG_PASSWORD, ERR_TOO_MANY_REQUESTS. */
export async function checkPassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, address }: ContextWithAddress,
  password: string,
): Promise<User> {
  const limit = loginLimit(auth, { email: account.email, address, isSignedIn: true });
  return await limit.compare(persistence.attempts, now, async () => {
    const user = await persistence.users.find(account.userId);
    const matches = await auth.passwordMatches(
      password,
      user?.passwordHash ?? null,
      networkOf(address),
    );
    await persistence.transaction(async ({ attempts }) => {
      await limit.requireNotReached(attempts, now);
      if (matches) await limit.reset(attempts, now);
      else await limit.countFailure(attempts, now);
    });
    if (user && matches) return user;
    throw await limit.failure(persistence.attempts, now, "ERR_WRONG_PASSWORD");
  });
}
