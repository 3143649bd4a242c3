import { day } from "./duration.ts";
import { backupsKeptFor } from "./retention.ts";

/**
 * Which backups stay, by when they were made (ms): all of the last day, and the newest of each day (UTC) as long as
 * receipts of erasures promise. The newest always stays.
 */
export function keptBackups(instants: number[], now: number): Set<number> {
  const kept = new Set<number>();
  const days = new Set<number>();
  for (const instant of instants.toSorted((a, b) => b - a)) {
    if (kept.size > 0 && instant <= now - backupsKeptFor) break;
    const date = Math.floor(instant / day);
    if (instant <= now - day && days.has(date)) continue;
    kept.add(instant);
    days.add(date);
  }
  return kept;
}
