import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { newRecoveryCodes, ownUser } from "./second-factor-changes.ts";
import { secondFactorMail } from "./second-factor-mails.ts";

/** New recovery codes; the earlier ones stop working. ERR_NOT_FOUND without a second factor, ERR_STEP_UP_REQUIRED. */
export async function replaceRecoveryCodes(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
): Promise<{ recoveryCodes: string[] }> {
  const { now } = context;
  return await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const user = await ownUser(repositories, context);
    if (!user.hasSecondFactor) throw new DomainError("ERR_NOT_FOUND");
    const recoveryCodes = await newRecoveryCodes(auth, repositories, user.id, now);
    await repositories.outbox.add(secondFactorMail(user, "recovery-codes-replaced"), now);
    return { recoveryCodes };
  });
}
