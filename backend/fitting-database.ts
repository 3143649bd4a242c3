import type { Connection, Database } from "db/database.ts";
import { sql } from "drizzle-orm";
import { secretFingerprint } from "./adapters/persistence/libsql/secret-fingerprint.ts";
import type { Config } from "./config.ts";
import type { Encryption } from "./ports/encryption.ts";

const demoAdmin = "admin@demo.heaolu.ee";

type Settings = Pick<Config, "authSecretLost" | "databaseUrl" | "isProduction">;

type Wanted = { fingerprints: readonly string[]; mustHaveTables: boolean };

/** Throws a sentence when the database is not one for these settings. Reads tables of any age, so that nothing is migrated before. */
export async function requireFitting(
  database: Database,
  { authSecretLost, databaseUrl, isProduction }: Settings,
  { fingerprints, mustHaveTables }: Wanted,
): Promise<void> {
  const tables = await tablesOf(database.read);
  if (mustHaveTables && tables.size === 0) {
    throw new Error(
      `The database ${placeOf(databaseUrl)} is empty: set DATABASE_URL to that of the server.`,
    );
  }
  if (isProduction && tables.has("users")) await requireNoDemo(database);
  if (authSecretLost || !tables.has("provider_facts")) return;
  if (!await secretFingerprint(database, fingerprints).isKnown()) throw new OtherSecret();
}

/** A restored database without its secret would answer every note with an error. */
export async function requireOurSecret(encryption: Pick<Encryption, "opensStored">): Promise<void> {
  if (!await encryption.opensStored()) throw new OtherSecret();
}

/** Whether the demo accounts are in the database. */
export async function hasDemo({ read }: Pick<Database, "read">): Promise<boolean> {
  const found = await read.values(sql`select 1 from users where email = ${demoAdmin}`);
  return found.length > 0;
}

/** Throws when the demo accounts, whose password is public, are in the database. */
export async function requireNoDemo(database: Pick<Database, "read">): Promise<void> {
  if (!await hasDemo(database)) return;
  throw new Error(
    "The database has the demo marketplace, whose passwords are public. " +
      "Production needs a database of its own: set another DATA_DIR or DATABASE_URL.",
  );
}

class OtherSecret extends Error {
  constructor() {
    super(
      "The database was encrypted with another AUTH_SECRET: set it, or set AUTH_SECRET_OLD to it. " +
        "Admin commands need all settings of the server while it is stopped. " +
        "If the secret is lost, AUTH_SECRET_LOST=on starts without what it encrypted.",
    );
  }
}

async function tablesOf(read: Connection): Promise<Set<string>> {
  const rows = await read.values<[string]>(
    sql`select name from sqlite_schema where type = 'table'`,
  );
  return new Set(rows.map((row) => row[0]));
}

/** Without what may be secret in an address. */
function placeOf(url: string): string {
  return url.startsWith("file:") ? url.slice("file:".length) : new URL(url).host;
}
