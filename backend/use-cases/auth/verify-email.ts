import { DomainError } from "../../domain/errors.ts";
import { isUsable } from "../../domain/mail-token.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { acceptClaimedInvitation } from "../invitations/invitation-acceptance.ts";

export async function verifyEmail(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { token: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const token = await users.findMailToken(auth.hashSecret(input.token));
    const user = isUsable(token, "verify-email", now) ? await users.find(token.userId) : null;
    if (!token || !user || !await users.useMailToken(token.hash, now)) {
      throw new DomainError("ERR_INVALID_TOKEN");
    }
    await users.save({ ...user, emailVerifiedAt: user.emailVerifiedAt ?? now, updatedAt: now });
    await acceptClaimedInvitation(persistence, repositories, user, now);
  });
}
