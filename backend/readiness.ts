import { statfs } from "node:fs/promises";
import type { Database } from "db/database.ts";
import { hour, minute, second } from "./domain/duration.ts";
import { instantText } from "./domain/instant-text.ts";
import type { Backups } from "./ports/backups.ts";
import type { Ports } from "./ports/ports.ts";

type Checked = {
  ports: Pick<Ports, "persistence"> & {
    backups: Pick<Backups, "everyMs" | "newestAt"> | null;
    search: { preparing(): number };
  };
  database: Pick<Database, "problems" | "warnings">;
  dataDirectory: string;
  isStopping: () => boolean;
  maintenanceEndsAt: () => number | null;
  /** Of the settings and of what the app needs besides the database. `now` in ms. */
  otherWarnings?: (now: number) => Promise<string[]>;
};

const megabyte = 1024 ** 2;
/** Below it writes may fail at any moment. */
const leastFree = 64 * megabyte;
const littleFree = 1024 * megabyte;

/**
 * `problems`: why this process must get no requests now. `warnings`: what an operator has to mend while it serves; no
 * personal data, since `/ready` is public.
 */
export function readiness(
  { ports, database, dataDirectory, isStopping, maintenanceEndsAt, otherWarnings }: Checked,
) {
  const warnOfClock = clockWatch(Date.now(), performance.now());
  return {
    async problems(): Promise<string[]> {
      const free = await freeBytes(dataDirectory);
      return [
        ...(isStopping() ? ["stopping"] : []),
        ...preparing(ports.search.preparing()),
        ...(free < leastFree ? [spaceLeft(free)] : []),
        ...await database.problems(),
      ];
    },
    async warnings(now: number): Promise<string[]> {
      const free = await freeBytes(dataDirectory);
      const endsAt = maintenanceEndsAt();
      const ofDatabase = await database.warnings();
      return [
        ...(endsAt ? [`maintenance: changes are refused until ${instantText(endsAt)}`] : []),
        ...(free >= leastFree && free < littleFree ? [spaceLeft(free)] : []),
        ...warnOfClock(now, performance.now()),
        ...ofDatabase,
        // They would be read for as long as the database hangs.
        ...ofDatabase.length > 0 ? [] : await failingMails(ports.persistence, now).catch(() => []),
        ...await lateBackup(ports, now).catch(() => ["backup: the folder cannot be read"]),
        ...await otherWarnings?.(now) ?? [],
      ];
    },
  };
}

/** Infinity where the system does not say. */
async function freeBytes(directory: string): Promise<number> {
  const stats = await statfs(directory).catch(() => null);
  return stats ? stats.bavail * stats.bsize : Infinity;
}

function spaceLeft(bytes: number): string {
  return `disk: ${Math.floor(bytes / megabyte)} MB are left for the data`;
}

/**
 * Warns for an hour when the clock was set, or the machine slept. `now` in ms; `elapsed` in ms by a clock that only goes
 * forward.
 */
export function clockWatch(now: number, elapsed: number) {
  let start = now - elapsed;
  let warnedAt: number | null = null;
  return (now: number, elapsed: number): string[] => {
    const seconds = Math.round((now - elapsed - start) / second);
    if (Math.abs(seconds) < 5) return [];
    warnedAt ??= elapsed;
    if (elapsed - warnedAt > hour) {
      start = now - elapsed;
      warnedAt = null;
      return [];
    }
    return [`clock: it went ${Math.abs(seconds)} s ${seconds > 0 ? "forward" : "back"} at once`];
  };
}

async function failingMails(
  { outbox }: Pick<Ports["persistence"], "outbox">,
  now: number,
): Promise<string[]> {
  const failing = await outbox.failing();
  if (!failing) return [];
  const minutes = Math.floor((now - failing.oldestAt) / minute);
  return [`mail: sending failed for ${failing.count}, the oldest waits for ${minutes} minutes`];
}

async function lateBackup(
  { backups, persistence }: Checked["ports"],
  now: number,
): Promise<string[]> {
  if (!backups) return [];
  const newestAt = await backups.newestAt();
  if (newestAt !== null && now - newestAt <= 2 * backups.everyMs) return [];
  const age = newestAt === null
    ? "none is made yet"
    : `the newest is ${Math.floor((now - newestAt) / hour)} hours old`;
  const job = await persistence.jobStates.find("make backups", now).catch(() => null);
  return [`backup: ${age}${job?.error ? `; making it failed: ${job.error.slice(0, 200)}` : ""}`];
}

function preparing(practitioners: number): string[] {
  return practitioners > 0 ? [`search: ${practitioners} practitioners are being prepared`] : [];
}
