import type { Ports } from "../../ports/ports.ts";

const minute = 60_000;

/** So long (ms) after its last sign of life a process that does a job is taken for dead. */
export const leaseMs = 5 * minute;

/** So often (ms) it shows that it lives. */
const renewMs = minute;

/**
 * Does `work` unless another process is doing the same job. Whether it was done here. `holder` names this process,
 * `clock` answers ms.
 */
export async function withLease(
  { persistence }: Pick<Ports, "persistence">,
  { name, holder, clock }: { name: string; holder: string; clock: () => number },
  work: () => Promise<unknown>,
): Promise<boolean> {
  const take = () =>
    persistence.transaction(({ jobLeases }) =>
      jobLeases.take(name, holder, clock(), clock() + leaseMs)
    );
  if (!await take()) return false;
  // A renewal that fails leaves four others before the lease ends.
  const renewal = setInterval(() => void take().catch(() => {}), renewMs);
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewal);
    await persistence.transaction(({ jobLeases }) => jobLeases.release(name, holder));
  }
}
