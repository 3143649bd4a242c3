import { keptBackups } from "../../domain/kept-backups.ts";
import type { Backup, Backups } from "../../ports/backups.ts";

/** Makes a backup, then removes those that are not kept any longer. `now` in ms. */
export async function makeBackup(
  backups: Backups,
  now: number,
): Promise<{ made: Backup; removed: string[] }> {
  const made = await backups.make(now);
  const all = await backups.list();
  const kept = keptBackups(all.map(({ madeAt }) => madeAt), now);
  const removed = all.filter(({ madeAt }) => !kept.has(madeAt)).map(({ name }) => name);
  if (removed.length > 0) await backups.remove(removed);
  return { made, removed };
}

/** Makes a backup when the newest one is old enough. `now` in ms. */
export async function makeDueBackup(backups: Backups | null, now: number): Promise<void> {
  if (!backups) return;
  const newestAt = await backups.newestAt();
  if (newestAt === null || newestAt + backups.everyMs <= now) await makeBackup(backups, now);
}
