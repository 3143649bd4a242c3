import { minute } from "../domain/duration.ts";
import type { Persistence } from "../ports/persistence.ts";

/** A process that has not renewed its lease for this long (ms) counts as dead. */
export const leaseMs = 5 * minute;

const renewMs = minute;

/**
 * Runs `work` unless another process holds the lease of this name. Returns whether it ran. `holder` identifies this
 * process, `clock` returns ms.
 */
export async function withLease(
  { transaction }: Pick<Persistence, "transaction">,
  { name, holder, clock }: { name: string; holder: string; clock: () => number },
  work: () => Promise<unknown>,
): Promise<boolean> {
  const take = () =>
    transaction(({ jobLeases }) => jobLeases.take(name, holder, clock(), clock() + leaseMs));
  if (!await take()) return false;
  // After a failed renewal there are four more before the lease ends.
  const renewal = setInterval(() => void take().catch(() => {}), renewMs);
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewal);
    await transaction(({ jobLeases }) => jobLeases.release(name, holder));
  }
}
