import type { Database } from "db/database.ts";
import { encryptColumn } from "db/encrypted-column.ts";
import { seedDemo } from "db/seed/seed-demo.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { seedTexts } from "db/seed/seed-texts.ts";
import { isPublicHoliday } from "./domain/public-holidays.ts";
import type { Auth } from "./ports/auth.ts";
import type { Storage } from "./ports/storage.ts";

export type FillSettings = {
  publicUrl: string;
  /** Whether an empty database becomes the demo marketplace, and the password of its accounts. */
  demo: { password: string } | null;
  noteKey: Uint8Array;
  now: number;
};

/** The words every database needs, and the demo marketplace into an empty one. Says whether it made the demo. */
export async function fillDatabase(
  database: Database,
  { auth, storage }: { auth: Auth; storage: Storage },
  { publicUrl, demo, noteKey, now }: FillSettings,
): Promise<boolean> {
  await seedDomainValues(database);
  await seedTexts(database);
  if (!demo) return false;
  return await seedDemo(database, {
    now,
    publicUrl,
    password: demo.password,
    hashPassword: auth.hashPassword,
    putFile: storage.put,
    sealNote: (note, sessionId) => encryptColumn(noteKey, sessionId, note),
    isPublicHoliday,
  });
}
