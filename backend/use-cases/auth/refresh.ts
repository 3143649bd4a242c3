import { DomainError } from "../../domain/errors.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Users } from "../../ports/persistence/users.ts";
import type { VisitorContext } from "../context.ts";
import type { SignedIn } from "./login.ts";
import { readRefreshToken } from "./read-refresh-token.ts";

export async function refresh(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { refreshToken: string },
): Promise<SignedIn> {
  const renewed = await persistence.transaction(({ users }) =>
    renew(auth, users, input.refreshToken, now)
  );
  if (!renewed) throw new DomainError("ERR_UNAUTHORIZED");
  const { user, signIn } = renewed;
  const access = await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
  return { ...access, ...renewed };
}

async function renew(auth: Auth, users: Users, secret: string, now: number) {
  const read = await readRefreshToken(auth, users, secret, now);
  if (!read) return null;
  const { token, signIn, user, issued, decision } = read;
  if (decision === "repeat" && issued !== null) return { user, signIn, refreshToken: issued };
  if (decision !== "rotate") {
    await users.saveSignIn({ ...signIn, endedAt: now });
    return null;
  }

  const next = auth.newSecret();
  const used = { ...signIn, lastUsedAt: now };
  await users.saveRefreshToken({ ...token, usedAt: now, successor: auth.encrypt(next.secret) });
  await users.addRefreshToken({
    hash: next.hash,
    signInId: signIn.id,
    createdAt: now,
    usedAt: null,
    successor: null,
  });
  await users.saveSignIn(used);
  return { user, signIn: used, refreshToken: next.secret };
}
