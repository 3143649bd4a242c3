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
  await persistence.transaction(async (repositories) => {
    const { secondFactors, outbox } = repositories;
    const user = await ownUser(repositories, context);
    const { passkeys } = await secondFactors.findFactors(user.id);
    const passkey = passkeys.find((each) => each.id === id);
    if (!passkey) throw new DomainError("ERR_NOT_FOUND");
    await requireFreshSignIn(repositories, context);
    await secondFactors.removePasskey(id);
    await afterRemoving(repositories, context, user, policy);
    await outbox.add(secondFactorMail(user, "passkey-removed", { name: passkey.name }), now);
  });
}
