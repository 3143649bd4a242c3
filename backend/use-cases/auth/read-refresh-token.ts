import { hasPassedSecondFactor } from "../../domain/second-factor.ts";
import { decideRefresh, isActive } from "../../domain/sign-in.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Users } from "../../ports/persistence/users.ts";

/** What a refresh token stands for; null when its sign-in is not active or its account is disabled. Changes nothing. */
export async function readRefreshToken(auth: Auth, users: Users, secret: string, now: number) {
  const token = await users.findRefreshToken(auth.hashSecret(secret));
  const signIn = token && await users.findSignIn(token.signInId);
  if (!token || !signIn || !isActive(signIn, now)) return null;
  const user = await users.find(signIn.userId);
  if (!user || user.disabledAt !== null || !hasPassedSecondFactor(user, signIn)) return null;
  const issued = token.successor === null ? null : auth.decrypt(token.successor);
  const successor = issued === null ? null : await users.findRefreshToken(auth.hashSecret(issued));
  return { token, signIn, user, issued, decision: decideRefresh(token, successor, now) };
}
