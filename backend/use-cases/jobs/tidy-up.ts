import { failuresExpireAfterMs } from "../../domain/attempt-limit.ts";
import { retainedChanges, retention } from "../../domain/retention.ts";
import type { Ports } from "../../ports/ports.ts";

/** Few enough that nobody who writes waits for it. */
const changesAtOnce = 5_000;

/** Removes what opens nothing any more, what no limit looks at again and what has done its part. `now` in ms. */
export async function tidyUp(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<void> {
  await persistence.transaction(async ({ attempts, identities, users }) => {
    await identities.removeExpired(now);
    await users.removeExpired(now);
    await attempts.clearOlder(now - failuresExpireAfterMs);
  });
  await persistence.transaction(async ({ idempotency, outbox, provider }) => {
    await idempotency.deleteBefore(now - retention.idempotentAnswers);
    await outbox.deleteBefore(now - retention.mails);
    await provider.deleteDoneBefore(now - retention.webhookEvents);
  });
  let forgotten: number;
  do {
    forgotten = await persistence.transaction(({ changes }) =>
      changes.deleteOldest({ keep: retainedChanges, limit: changesAtOnce })
    );
  } while (forgotten === changesAtOnce);
}
