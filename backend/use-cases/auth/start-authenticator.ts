import { waitingSecretMs } from "../../domain/second-factor.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";

/** A new secret for an authenticator app. It counts, and replaces another app, once a code confirms it. */
export async function startAuthenticator(
  { authenticatorCodes, persistence }: Pick<Ports, "authenticatorCodes" | "persistence">,
  context: Context,
): Promise<{ secret: string; url: string }> {
  const { account, now } = context;
  const secret = authenticatorCodes.newSecret();
  await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const until = now + waitingSecretMs;
    await repositories.secondFactors.saveWaitingSecret(account.userId, secret, until);
  });
  return { secret, url: authenticatorCodes.setUpUrl(secret, account.email) };
}
