import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { confirmPassword } from "./password-confirmation.ts";

export async function changePassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: ContextWithAddress,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { account, now } = context;
  const before = await confirmPassword({ auth, persistence }, context, input.currentPassword);
  requireGoodPassword(input.newPassword, {
    isCommon: await auth.isCommonPassword(input.newPassword),
    email: account.email,
  });
  const passwordHash = await auth.hashPassword(input.newPassword, networkOf(context.address));

  await persistence.transaction(async ({ users, outbox }) => {
    const user = await users.find(account.userId);
    if (user?.passwordHash !== before.passwordHash) throw new DomainError("ERR_WRONG_PASSWORD");
    await users.save({ ...user, passwordHash, updatedAt: now });
    await users.endMailTokens(user.id, "reset-password", now);
    await users.endSignIns(user.id, now, account.signInId);
    await outbox.add({
      to: user.email,
      language: user.language,
      template: "password-changed",
      facts: { path: "/forgot-password" },
      about: user.id,
    }, now);
  });
}
