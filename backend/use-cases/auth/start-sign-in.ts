import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import { patienceMs } from "../../domain/pending-sign-in.ts";
import { safeReturnUrl } from "../../domain/return-url.ts";
import type { SignInChallenge } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countUses } from "../use-limits.ts";
import { redirectAddress, signInProvider } from "./sign-in-provider.ts";

/** Where the browser goes, and the secret it must bring back. */
export type Departure = { url: string; browserSecret: string };

/** Sends a browser to a provider, and remembers what must come back with it. */
export async function startSignIn(
  ports: Pick<Ports, "auth" | "identityProviders" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  input: { provider: string; returnUrl: string | undefined; remember: boolean; publicUrl: string },
): Promise<Departure> {
  const { auth, persistence } = ports;
  const provider = signInProvider(ports, input.provider);
  await countUses(ports, now, [{ limit: "departuresPerNetwork", by: networkOf(address) }]);
  const challenge: SignInChallenge = {
    state: auth.newSecret().secret,
    nonce: auth.newSecret().secret,
    verifier: auth.newSecret().secret,
  };
  const browser = auth.newSecret();
  const url = await provider.start(challenge, redirectAddress(input.publicUrl, provider));
  await persistence.transaction(({ identities }) =>
    identities.addPending({
      stateHash: auth.hashSecret(challenge.state),
      browserHash: browser.hash,
      provider: provider.id,
      challenge: auth.seal(JSON.stringify(challenge)),
      returnUrl: safeReturnUrl(input.returnUrl, new URL(input.publicUrl).origin),
      remember: input.remember,
      expiresAt: now + patienceMs,
    })
  );
  return { url, browserSecret: browser.secret };
}

/** The challenge as it was when the browser left; ERR_SIGN_IN_FAILED when this house did not seal it. */
export function unsealChallenge({ auth }: Pick<Ports, "auth">, sealed: string): SignInChallenge {
  const opened = auth.unseal(sealed);
  if (opened === null) throw new DomainError("ERR_SIGN_IN_FAILED");
  return JSON.parse(opened);
}
