import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { SignIn } from "../../domain/sign-in.ts";
import type { AccessToken } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { loginLimit } from "./login-limit.ts";
import { requireSignIn, signInOrBeginSecondStep } from "./new-sign-in.ts";

type Credentials = { email: string; password: string; remember: boolean; device: string };

export type SignedIn = AccessToken & { user: User; signIn: SignIn; refreshToken: string };

/**
 * An unknown address and a wrong password give the same answer after the same time, also for a disabled account; a right
 * password of that one is ERR_ACCOUNT_DISABLED. The limit is checked again after the password, so that parallel guesses at
 * several processes are not cheaper.
 */
export async function login(
  ports: Pick<Ports, "auth" | "persistence">,
  context: VisitorContextWithAddress,
  input: Credentials,
): Promise<SignedIn> {
  const { auth, persistence } = ports;
  const { now, address, deviceMarks } = context;
  const limit = loginLimit(auth, { email: input.email, address, deviceMarks });
  return await limit.compare(
    persistence.attempts,
    now,
    () => compareAndSignIn(ports, limit, { now, address }, input),
  );
}

async function compareAndSignIn(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  limit: ReturnType<typeof loginLimit>,
  { now, address }: Pick<VisitorContextWithAddress, "now" | "address">,
  input: Credentials,
): Promise<SignedIn> {
  const from = networkOf(address);
  const found = await persistence.users.findByEmail(input.email);
  const matches = await auth.passwordMatches(input.password, found?.passwordHash ?? null, from);
  const user = matches ? found : null;
  const isDisabled = user !== null && user.disabledAt !== null;
  const newHash = user?.passwordHash && !isDisabled && auth.needsRehash(user.passwordHash)
    ? await auth.hashPassword(input.password, from)
    : null;

  const added = await persistence.transaction(async (repositories) => {
    const { attempts, users } = repositories;
    await limit.requireNotReached(attempts, now);
    if (!user) return await limit.countFailure(attempts, now);
    if (isDisabled) throw new DomainError("ERR_ACCOUNT_DISABLED");
    await limit.reset(attempts, now);
    if (user.emailVerifiedAt === null) return;
    // The password may have changed, or the account been disabled, during the comparison.
    const current = await users.find(user.id);
    if (current?.passwordHash !== user.passwordHash || current.disabledAt !== null) return;
    if (newHash) await users.save({ ...current, passwordHash: newHash, updatedAt: now });
    const { device, remember } = input;
    const request = { user: current, device, remember, isProven: true };
    return await signInOrBeginSecondStep({ auth, persistence }, repositories, request, now);
  });

  if (user?.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
  if (!user) throw await limit.failure(persistence.attempts, now, "ERR_BAD_CREDENTIALS");
  if (!added) throw new DomainError("ERR_BAD_CREDENTIALS");
  const newSignIn = requireSignIn(added);
  const { signIn } = newSignIn;
  const access = await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
  return { ...access, ...newSignIn, user };
}
