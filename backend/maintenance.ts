import { second } from "./domain/duration.ts";
import type { Persistence } from "./ports/persistence.ts";

const factName = "maintenance";
const lookedAtEveryMs = 2 * second;

/** Until this instant (ms) every process refuses changes and runs no jobs. */
export async function beginMaintenance({ transaction }: Persistence, until: number, now: number) {
  await transaction(({ provider }) => provider.saveFact(factName, { until }, now));
}

export async function endMaintenance({ transaction }: Persistence): Promise<void> {
  await transaction(({ provider }) => provider.deleteFact(factName));
}

/** Follows what any process or command began. */
export async function followMaintenance({ provider }: Persistence, clock = Date.now) {
  let until = 0;
  const look = async () => {
    const fact = await provider.fact(factName) as { until: number } | null;
    until = fact?.until ?? 0;
  };
  await look();
  // While the database does not answer, what was known last counts.
  const timer = setInterval(() => void look().catch(() => {}), lookedAtEveryMs);
  return {
    /** When it ends (ms), or null. */
    endsAt: () => until > clock() ? until : null,
    stop: () => clearInterval(timer),
  };
}
