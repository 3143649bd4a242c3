import { encryptColumn } from "db/encrypted-column.ts";
import { seedDemo } from "db/seed/seed-demo.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { seedTexts } from "db/seed/seed-texts.ts";
import type { Config } from "./config.ts";
import { seedPurchases } from "./demo-gift-cards.ts";
import { consentTerms } from "./domain/consent.ts";
import { isPublicHoliday } from "./domain/public-holidays.ts";
import { languages } from "./domain/text.ts";
import type { Adapters } from "./open-ports.ts";

/**
 * Stores the domain values and texts every database needs and, with `demo`, the demo marketplace in an empty one, with
 * or without its year of past sessions.
 * Returns whether it stored the demo. `now` in ms.
 */
export async function fillDatabase(
  { database, auth, images, payment, persistence, scheduling, storage, noteKey }: Pick<
    Adapters,
    | "database"
    | "auth"
    | "images"
    | "payment"
    | "persistence"
    | "scheduling"
    | "storage"
    | "noteKey"
  >,
  { publicUrl, demo, demoPassword, demoHistory = true }:
    & Pick<Config, "publicUrl" | "demo" | "demoPassword">
    & { demoHistory?: boolean },
  now: number,
): Promise<boolean> {
  await seedDomainValues(database);
  await seedTexts(database);
  if (!demo) return false;
  const isSeeded = await seedDemo(database, {
    now,
    publicUrl,
    hasHistory: demoHistory,
    password: demoPassword,
    hashPassword: auth.hashPassword,
    blurOf: images.blur,
    putFile: storage.put,
    encryptText: (text, rowId) => encryptColumn(noteKey, rowId, text),
    isPublicHoliday,
    consents: (["bookings", "notes", "questions"] as const).flatMap((purpose) =>
      languages.map((language) => ({
        purpose,
        version: consentTerms[purpose].version,
        language,
        textHash: auth.hashSecret(consentTerms[purpose].text[language]),
      }))
    ),
  });
  if (isSeeded) await seedPurchases({ auth, database, payment, persistence, scheduling }, now);
  return isSeeded;
}
