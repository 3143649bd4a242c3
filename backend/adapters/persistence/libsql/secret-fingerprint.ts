import { eq } from "drizzle-orm";
import type { Database } from "db/database.ts";
import { providerFacts } from "db/schema/provider.ts";

const name = "secret-fingerprint";

/**
 * Which secret the database belongs to, known from its first start on: encrypted values come later. `fingerprints` are
 * keyed hashes of the configured secrets, the current one first.
 */
export function secretFingerprint(database: Database, fingerprints: readonly string[]) {
  const [current] = fingerprints;

  async function stored(): Promise<unknown> {
    const [row] = await database.read.select({ value: providerFacts.value }).from(providerFacts)
      .where(eq(providerFacts.name, name));
    return row?.value ?? null;
  }

  return {
    /** False when the database belongs to a secret that is not configured; true while it belongs to none. */
    async isKnown(): Promise<boolean> {
      const found = await stored();
      return found === null || fingerprints.some((one) => one === found);
    },

    /** From now on the database belongs to the current secret. */
    async note(): Promise<void> {
      if (await stored() === current) return;
      const known = { value: current, updatedAt: Date.now() };
      await database.transaction(async (connection) => {
        await connection.insert(providerFacts).values({ name, ...known })
          .onConflictDoUpdate({ target: providerFacts.name, set: known });
      });
    },
  };
}
