import { DomainError } from "../../domain/errors.ts";
import { mostPasskeys, passkeyChallengeMs } from "../../domain/second-factor.ts";
import type { PasskeyOptions } from "../../ports/passkeys.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";

/** What the browser needs to make a passkey. ERR_TOO_MANY_PASSKEYS, ERR_STEP_UP_REQUIRED. */
export async function startPasskey(
  { auth, passkeys, persistence }: Pick<Ports, "auth" | "passkeys" | "persistence">,
  context: Context,
): Promise<PasskeyOptions> {
  const { account: { userId, email, name }, now } = context;
  const { secret, hash } = auth.newSecret();
  const known = await persistence.transaction(async (repositories) => {
    const { secondFactors } = repositories;
    await requireFreshSignIn(repositories, context);
    const factors = await secondFactors.findFactors(userId);
    if (factors.passkeys.length >= mostPasskeys) throw new DomainError("ERR_TOO_MANY_PASSKEYS");
    const expiresAt = now + passkeyChallengeMs;
    await secondFactors.addChallenge({ hash, purpose: "add", userId, expiresAt });
    return factors.passkeys;
  });
  return await passkeys.newPasskeyOptions({
    challenge: secret,
    user: { id: userId, email, name },
    known,
  });
}
