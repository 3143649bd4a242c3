import { checkIntegrity } from "db/check.ts";
import { fillDatabase } from "../fill-database.ts";
import type { Command } from "./command.ts";

/** What is done to the database as a whole. */
export const databaseCommands = {
  migrate: () => Promise.resolve({ done: true, says: "The database is up to date." }),

  async seed({ database, auth, storage, config, noteKey }) {
    const filled = await fillDatabase(database, { auth, storage }, {
      publicUrl: config.publicUrl,
      demo: { password: config.demoPassword },
      noteKey,
      now: Date.now(),
    });
    return {
      done: true,
      filled,
      says: filled
        ? "The demo marketplace is in."
        : "The database is not empty: nothing was changed.",
    };
  },

  async check({ database }) {
    const findings = await checkIntegrity(database.read);
    const lines = findings.map(({ promise, rows }) => `${promise}: broken ${rows} times`);
    return {
      done: findings.length === 0,
      findings,
      says: lines.length > 0 ? lines.join("\n") : "Every promise about the data holds.",
    };
  },
} satisfies Record<string, Command>;
