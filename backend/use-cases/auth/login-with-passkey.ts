import { DomainError } from "../../domain/errors.ts";
import type { PasskeyAnswer } from "../../ports/passkeys.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import type { SignedIn } from "./login.ts";
import { addTwoFactorSignIn } from "./new-sign-in.ts";
import { spendPasskey } from "./second-factor-proof.ts";

/**
 * Signs in the owner of a passkey. The device verified its user, so this counts as two factors. A wrong passkey
 * is always ERR_PASSKEY_REFUSED, so that the answer does not show which passkeys exist. ERR_ACCOUNT_DISABLED after a right one.
 */
export async function loginWithPasskey(
  ports: Pick<Ports, "auth" | "passkeys" | "persistence">,
  { now }: Pick<VisitorContext, "now">,
  input: { passkey: PasskeyAnswer; remember: boolean; device: string },
): Promise<SignedIn> {
  const { auth, persistence } = ports;
  const result = await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const passkey = await spendPasskey(ports, repositories, input.passkey, now);
    const user = passkey && await users.find(passkey.userId);
    if (!user) return null;
    if (user.disabledAt !== null) throw new DomainError("ERR_ACCOUNT_DISABLED");
    const { device, remember } = input;
    return { user, ...await addTwoFactorSignIn(ports, users, { user, device, remember }, now) };
  });
  if (!result) throw new DomainError("ERR_PASSKEY_REFUSED");
  const claims = { userId: result.user.id, signInId: result.signIn.id };
  return { ...await auth.issueAccessToken(claims, now), ...result };
}
