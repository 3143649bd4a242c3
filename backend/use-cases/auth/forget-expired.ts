import { attemptsForgottenAfterMs } from "../../domain/attempt-limit.ts";
import type { Ports } from "../../ports/ports.ts";

/** Removes what opens nothing any more and what no limit looks at again. `now` in ms. */
export async function forgetExpired(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<void> {
  await persistence.transaction(async ({ attempts, identities, users }) => {
    await identities.removeExpired(now);
    await users.removeExpired(now);
    await attempts.clearOlder(now - attemptsForgottenAfterMs);
  });
}
