import { DomainError } from "../../domain/errors.ts";
import type { SecondFactorPolicy } from "../../domain/second-factor-policy.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { afterRemoving, ownUser } from "./second-factor-changes.ts";
import { secondFactorMail } from "./second-factor-mails.ts";

export async function removeAuthenticator(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { policy }: { policy: SecondFactorPolicy },
): Promise<void> {
  const { now } = context;
  await persistence.transaction(async (repositories) => {
    const { secondFactors, outbox } = repositories;
    await requireFreshSignIn(repositories, context);
    const user = await ownUser(repositories, context);
    const { authenticatorAddedAt } = await secondFactors.findFactors(user.id);
    if (authenticatorAddedAt === null) throw new DomainError("ERR_NOT_FOUND");
    await secondFactors.removeAuthenticator(user.id);
    await afterRemoving(repositories, context, user, policy);
    await outbox.add(secondFactorMail(user, "authenticator-removed"), now);
  });
}
