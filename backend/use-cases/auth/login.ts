import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SignIn } from "../../domain/sign-in.ts";
import type { AccessToken } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { signInDevice } from "./device.ts";
import { failuresOf } from "./login-failures.ts";

export type SignedIn = AccessToken & { user: User; signIn: SignIn; refreshToken: string };

/**
 * An unknown address, a wrong password and a disabled account are told apart neither by the answer nor by the time
 * it takes. Failures are judged again after the password was, so that many guesses at once are not cheaper.
 */
export async function login(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  input: { email: string; password: string; remember: boolean; device: string },
): Promise<SignedIn> {
  const failures = failuresOf(auth, { email: input.email, address });
  await failures.requireFew(persistence.attempts, now);
  const found = await persistence.users.findByEmail(input.email);
  const matches = await auth.passwordMatches(input.password, found?.passwordHash ?? null);
  const user = matches && found?.disabledAt === null ? found : null;
  const better = user?.passwordHash && auth.needsRehash(user.passwordHash)
    ? await auth.hashPassword(input.password)
    : null;

  const device = await persistence.transaction(async ({ attempts, users }) => {
    await failures.requireFew(attempts, now);
    if (!user) return await failures.count(attempts, now);
    await failures.forget(attempts);
    if (user.emailVerifiedAt === null) return;
    // Somebody may have changed the password or disabled the account while this one was being compared.
    const current = await users.find(user.id);
    if (current?.passwordHash !== user.passwordHash || current.disabledAt !== null) return;
    if (better) await users.save({ ...current, passwordHash: better, updatedAt: now });
    const { device, remember } = input;
    return await signInDevice({ auth, persistence }, users, { user, device, remember }, now);
  });

  if (user?.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
  if (!user || !device) throw new DomainError("ERR_BAD_CREDENTIALS");
  const { signIn } = device;
  const access = await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
  return { ...access, ...device, user };
}
