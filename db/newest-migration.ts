import journal from "./migrations/meta/_journal.json" with { type: "json" };

const newest = Math.max(...journal.entries.map(({ when }) => when));

/** Throws when a newer version of the code has migrated the database. `applied`: its newest migration, or null. */
export function requireNoNewer(applied: number | null): void {
  if (applied === null || applied <= newest) return;
  throw new Error(
    "The database was migrated by a newer version of this software. " +
      "Start that version, or restore a backup from before the upgrade.",
  );
}

/** The names of the migrations that a database does not have yet. `applied`: its newest one, or null. */
export function missingMigrations(applied: number | null): string[] {
  return journal.entries.filter(({ when }) => when > (applied ?? 0)).map(({ tag }) => tag);
}

/** Whether it has every migration of this version. The migrator would read them all to find that. */
export function isNewest(applied: number | null): boolean {
  return applied === newest;
}
