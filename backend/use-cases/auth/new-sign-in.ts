import type { User } from "../../domain/account.ts";
import { isActive, mostDevices, newSignIn, type SignIn } from "../../domain/sign-in.ts";
import type { Users } from "../../ports/persistence/users.ts";
import type { Ports } from "../../ports/ports.ts";

export type NewSignIn = { signIn: SignIn; refreshToken: string };

export async function addSignInWithToken(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  users: Users,
  { user, device, remember }: { user: User; device: string; remember: boolean },
  now: number,
): Promise<NewSignIn> {
  const { secret, hash } = auth.newSecret();
  const id = persistence.newId();
  const signIn = newSignIn({ id, userId: user.id, device, remember }, now);
  await users.addSignIn(signIn);
  await endOldestSignIns(users, user.id, now);
  await users.addRefreshToken({
    hash,
    signInId: id,
    createdAt: now,
    usedAt: null,
    successor: null,
  });
  return { signIn, refreshToken: secret };
}

/** Ends the sign-ins that were not used for longest, beyond the most devices an account may have. */
export async function endOldestSignIns(users: Users, userId: string, now: number): Promise<void> {
  const signIns = await users.listSignIns(userId, now);
  const tooMany = signIns.filter((signIn) => isActive(signIn, now)).slice(mostDevices);
  for (const signIn of tooMany) await users.saveSignIn({ ...signIn, endedAt: now });
}
