import { DomainError } from "../../domain/errors.ts";
import { mostPasskeys, type Passkey } from "../../domain/second-factor.ts";
import type { PasskeyAnswer } from "../../ports/passkeys.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { afterAdding, ownUser } from "./second-factor-changes.ts";
import { secondFactorMail } from "./second-factor-mails.ts";

/**
 * Adds the passkey that the browser made for the challenge of `startPasskey`. Returns the recovery codes of a first
 * factor, else null. ERR_PASSKEY_REFUSED, ERR_TOO_MANY_PASSKEYS, ERR_STEP_UP_REQUIRED.
 */
export async function addPasskey(
  { auth, passkeys, persistence }: Pick<Ports, "auth" | "passkeys" | "persistence">,
  context: Context,
  { name, passkey: answer }: { name: string; passkey: PasskeyAnswer },
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const { account: { userId }, now } = context;
  const challenge = passkeys.challengeOf(answer);
  const result = await persistence.transaction(async (repositories) => {
    const { secondFactors, outbox } = repositories;
    await requireFreshSignIn(repositories, context);
    const stored = challenge && await secondFactors.takeChallenge(auth.hashSecret(challenge));
    const isOwn = stored && stored.purpose === "add" && stored.userId === userId;
    if (!challenge || !isOwn || stored.expiresAt <= now) return null;
    const read = await passkeys.readNewPasskey(answer, challenge);
    if (!read) return null;
    const factors = await secondFactors.findFactors(userId);
    if (factors.passkeys.length >= mostPasskeys) throw new DomainError("ERR_TOO_MANY_PASSKEYS");
    const user = await ownUser(repositories, context);
    const id = persistence.newId();
    const passkey = { ...read, id, userId, name, createdAt: now, lastUsedAt: null };
    await secondFactors.addPasskey(passkey);
    await outbox.add(secondFactorMail(user, "passkey-added", { name }), now);
    return { passkey, recoveryCodes: await afterAdding(auth, repositories, context, user) };
  });
  if (!result) throw new DomainError("ERR_PASSKEY_REFUSED");
  return result;
}
