import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { confirmPassword } from "./password-confirmation.ts";
import { replacePassword } from "./password-replacement.ts";

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

  await persistence.transaction(async (repositories) => {
    const user = await repositories.users.find(account.userId);
    if (user?.passwordHash !== before.passwordHash) throw new DomainError("ERR_WRONG_PASSWORD");
    const template = "password-changed";
    await replacePassword(repositories, user, {
      passwordHash,
      template,
      keptSignIn: account.signInId,
    }, now);
  });
}
