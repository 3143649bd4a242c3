import { networkOf } from "../../domain/network-address.ts";
import { passkeyChallengeMs } from "../../domain/second-factor.ts";
import type { PasskeyOptions } from "../../ports/passkeys.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";

/** The same for every caller, so that it does not show who has passkeys. */
export async function requestPasskeyChallenge(
  ports: Pick<Ports, "auth" | "passkeys" | "persistence">,
  { now, address }: VisitorContextWithAddress,
): Promise<PasskeyOptions> {
  const { auth, passkeys, persistence } = ports;
  await countRequests(ports, now, [
    { limit: "passkeyChallengesPerNetwork", by: networkOf(address) },
  ]);
  const { secret, hash } = auth.newSecret();
  const expiresAt = now + passkeyChallengeMs;
  await persistence.transaction(({ secondFactors }) =>
    secondFactors.addChallenge({ hash, purpose: "prove", userId: null, expiresAt })
  );
  return await passkeys.proofOptions(secret);
}
