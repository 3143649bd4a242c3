import { networkOf } from "../../domain/network-address.ts";
import { pendingSignInMs } from "../../domain/pending-sign-in.ts";
import { safeReturnUrl } from "../../domain/return-url.ts";
import type { SignInChallenge } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { findSignInProvider, redirectUri } from "./sign-in-provider.ts";

/** `url` is the provider's page to open; the browser returns with `browserSecret` in a cookie. */
type StartedSignIn = { url: string; browserSecret: string };

export async function startSignIn(
  ports: Pick<Ports, "auth" | "identityProviders" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  input: { provider: string; returnUrl: string | undefined; remember: boolean; publicUrl: string },
): Promise<StartedSignIn> {
  const { auth, persistence } = ports;
  const provider = findSignInProvider(ports, input.provider);
  await countRequests(ports, now, [{ limit: "departuresPerNetwork", by: networkOf(address) }]);
  const challenge: SignInChallenge = {
    state: auth.newSecret().secret,
    nonce: auth.newSecret().secret,
    verifier: auth.newSecret().secret,
  };
  const browser = auth.newSecret();
  const url = await provider.start(challenge, redirectUri(input.publicUrl, provider));
  await persistence.transaction(({ identities }) =>
    identities.addPending({
      stateHash: auth.hashSecret(challenge.state),
      browserHash: browser.hash,
      provider: provider.id,
      challenge: auth.encrypt(JSON.stringify(challenge)),
      returnUrl: safeReturnUrl(input.returnUrl, new URL(input.publicUrl).origin),
      remember: input.remember,
      expiresAt: now + pendingSignInMs,
    })
  );
  return { url, browserSecret: browser.secret };
}
