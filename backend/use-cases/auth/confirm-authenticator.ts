import { DomainError } from "../../domain/errors.ts";
import { afterFailure, requireNotBlocked } from "../../domain/attempt-limit.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { afterAdding, ownUser } from "./second-factor-changes.ts";
import { secondFactorMail } from "./second-factor-mails.ts";
import { secondFactorFailureKey } from "./second-factor-proof.ts";

/**
 * Switches an authenticator app on with its first code. Returns the recovery codes of a first factor, else null.
 * ERR_WRONG_CODE, ERR_NOT_FOUND when no secret waits, ERR_STEP_UP_REQUIRED, ERR_TOO_MANY_REQUESTS.
 */
export async function confirmAuthenticator(
  { auth, authenticatorCodes, persistence }: Pick<
    Ports,
    "auth" | "authenticatorCodes" | "persistence"
  >,
  context: Context,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const { now } = context;
  const result = await persistence.transaction(async (repositories) => {
    const { attempts, secondFactors, outbox } = repositories;
    await requireFreshSignIn(repositories, context);
    const user = await ownUser(repositories, context);
    const key = secondFactorFailureKey(auth, user.id);
    requireNotBlocked(await attempts.find(key), now);
    const secret = await secondFactors.findWaitingSecret(user.id, now);
    if (secret === null) throw new DomainError("ERR_NOT_FOUND");
    const step = authenticatorCodes.stepOf(secret, code, now);
    if (step === null) {
      await attempts.save(key, afterFailure(await attempts.find(key), now));
      return null;
    }
    await attempts.clear(key);
    await secondFactors.useWaitingSecret(user.id, step, now);
    await outbox.add(secondFactorMail(user, "authenticator-added"), now);
    return { recoveryCodes: await afterAdding(auth, repositories, context, user) };
  });
  if (!result) throw new DomainError("ERR_WRONG_CODE");
  return result;
}
