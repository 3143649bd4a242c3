/** The migrations that were applied, by name. A new database has had all of them, whose names say little. */
export function migratedText(names: string[]): string {
  const which = names.length > 10 ? `${names[0]} to ${names.at(-1)}` : names.join(", ");
  return `migrated by ${names.length}: ${which}`;
}
