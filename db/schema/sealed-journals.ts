import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, json } from "./columns.ts";
import { passkeys } from "./second-factors.ts";
import { users } from "./users.ts";

/** Of clients whose private notes only they can open. The key of the notes is stored only under two locks. */
export const sealedJournals = sqliteTable("sealed_journals", {
  userId: text("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
  state: text({ enum: ["sealing", "sealed", "opening"] }).notNull(),
  /** The key of the notes, encrypted with a key from the passphrase by Argon2id. */
  passphraseLock: json<{
    salt: string;
    memoryKib: number;
    passes: number;
    lanes: number;
    sealedKey: string;
  }>("passphrase_lock").notNull(),
  /** The key of the notes, encrypted with a key from the recovery code by HKDF. */
  recoveryLock: json<{ salt: string; sealedKey: string }>("recovery_lock").notNull(),
  /** Of what only the key of the notes can prove. */
  proofHash: text("proof_hash").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** The key of the notes, encrypted with a key from a passkey by HKDF. It goes with the passkey and with the journal. */
export const passkeyLocks = sqliteTable("passkey_locks", {
  passkeyId: text("passkey_id").primaryKey().references(() => passkeys.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull()
    .references(() => sealedJournals.userId, { onDelete: "cascade" }),
  lock: json<{ salt: string; sealedKey: string }>("lock").notNull(),
  createdAt: instant("created_at").notNull(),
}, (table) => [index("passkey_locks_user").on(table.userId)]);
