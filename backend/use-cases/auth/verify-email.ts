import { opensWithCode, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { isUsable } from "../../domain/mail-token.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { acceptClaimedInvitation } from "../invitations/invitation-acceptance.ts";
import type { SignedIn } from "./login.ts";
import { requireSignIn, signInOrBeginSecondStep } from "./new-sign-in.ts";

type VerifyInput = { token: string; signIn: boolean; remember: boolean; device: string };

/** Only the first confirmation of an address signs in: a later link says nothing new about its owner. */
function maySignIn(user: User): boolean {
  return user.emailVerifiedAt === null && user.disabledAt === null && opensWithCode(user);
}

/** Confirms the address of the token and, on request, signs in its owner; null without a sign-in. */
export async function verifyEmail(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { token: secret, signIn, remember, device }: VerifyInput,
): Promise<SignedIn | null> {
  const verified = await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const token = await users.findMailToken(auth.hashSecret(secret));
    const found = isUsable(token, "verify-email", now) ? await users.find(token.userId) : null;
    if (!token || !found || !await users.useMailToken(token.hash, now)) {
      throw new DomainError("ERR_INVALID_TOKEN");
    }
    const emailVerifiedAt = found.emailVerifiedAt ?? now;
    await users.save({ ...found, emailVerifiedAt, updatedAt: now });
    await acceptClaimedInvitation(persistence, repositories, found, now);
    const user = await users.find(found.id);
    if (!user || !signIn || !maySignIn(found)) return null;
    const request = { user, device, remember, isProven: true };
    const ports = { auth, persistence };
    return { user, added: await signInOrBeginSecondStep(ports, repositories, request, now) };
  });
  if (!verified) return null;
  const { user } = verified;
  const added = requireSignIn(verified.added);
  const claims = { userId: user.id, signInId: added.signIn.id };
  return { ...await auth.issueAccessToken(claims, now), ...added, user };
}
