import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { loginFailureKey } from "../auth/login-limit.ts";
import { confirmAddress, replacePassword } from "../auth/password-replacement.ts";

/**
 * For a person who lost the password and cannot read the mail: sets another one, confirms the address, and signs the
 * person out everywhere. The operator has to know who asks. Returns how many sign-ins ended. Throws ERR_WEAK_PASSWORD,
 * and ERR_FORBIDDEN for a disabled account. `now` in ms.
 */
export async function resetUserPassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: { now: number },
  { user: { id, email }, password }: { user: User; password: string },
): Promise<{ ended: number }> {
  requireGoodPassword(password, { isCommon: await auth.isCommonPassword(password), email });
  const passwordHash = await auth.hashPassword(password);
  return await persistence.transaction(async (repositories) => {
    const { attempts, secondFactors, users } = repositories;
    const user = await users.find(id);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    if (user.disabledAt !== null) {
      throw new DomainError("ERR_FORBIDDEN", {
        detail: `The account of ${email} is disabled. An administrator can enable it again.`,
      });
    }
    const { length: ended } = await users.listSignIns(id, now);
    const confirmed = await confirmAddress(repositories, user, now);
    await secondFactors.removeStepsOf(id);
    const template = "password-changed";
    await replacePassword(repositories, confirmed, { passwordHash, template }, now);
    await attempts.clear(loginFailureKey(auth, user.email));
    await recordAction(persistence, repositories, { account: null, now }, {
      action: "reset-password",
      kind: "user",
      id,
    });
    return { ended };
  });
}
