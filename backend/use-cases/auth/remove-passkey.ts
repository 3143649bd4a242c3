import { DomainError } from "../../domain/errors.ts";
import type { SecondFactorPolicy } from "../../domain/second-factor-policy.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { afterRemoving, ownUser } from "./second-factor-changes.ts";
import { secondFactorMail } from "./second-factor-mails.ts";

export async function removePasskey(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, policy }: { id: string; policy: SecondFactorPolicy },
): Promise<void> {
  const { now } = context;
  const wasLock = await persistence.transaction(async (repositories) => {
    const { secondFactors, sealedJournals, outbox } = repositories;
    const user = await ownUser(repositories, context);
    const { passkeys } = await secondFactors.findFactors(user.id);
    const passkey = passkeys.find((each) => each.id === id);
    if (!passkey) throw new DomainError("ERR_NOT_FOUND");
    await requireFreshSignIn(repositories, context);
    const locks = await sealedJournals.listPasskeys(user.id);
    await secondFactors.removePasskey(id);
    await afterRemoving(repositories, context, user, policy);
    await outbox.add(secondFactorMail(user, "passkey-removed", { name: passkey.name }), now);
    return locks.some((each) => each.id === id && each.lock !== null);
  });
  // Its lock of the sealed notes may be in what the database has deleted.
  if (wasLock) await persistence.scrub();
}
