import { failuresExpireAfterMs } from "../domain/attempt-limit.ts";
import { hour } from "../domain/duration.ts";
import { retainedChanges, retention } from "../domain/retention.ts";
import type { Persistence } from "../ports/persistence.ts";
import type { Job } from "./job.ts";

export const deleteExpiredJob: Job = {
  name: "delete expired",
  everyMs: hour,
  run: ({ ports, now }) => deleteExpiredRows(ports.persistence, now),
};

const changesAtOnce = 5_000;

/** Deletes expired tokens, attempts, idempotency keys, mails and webhook events, and the oldest changes. `now` in ms. */
export async function deleteExpiredRows(
  { transaction }: Pick<Persistence, "transaction">,
  now: number,
): Promise<void> {
  await transaction(async ({ attempts, identities, users }) => {
    await identities.removeExpired(now);
    await users.removeExpired(now);
    await attempts.clearOlder(now - failuresExpireAfterMs);
  });
  await transaction(async ({ idempotency, outbox, provider }) => {
    await idempotency.deleteBefore(now - retention.idempotentAnswers);
    await outbox.deleteBefore(now - retention.mails);
    await provider.deleteDoneBefore(now - retention.webhookEvents);
  });
  let deleted: number;
  do {
    deleted = await transaction(({ changes }) =>
      changes.deleteOldest({ keep: retainedChanges, limit: changesAtOnce })
    );
  } while (deleted === changesAtOnce);
}
