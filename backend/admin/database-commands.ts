import { checkIntegrity } from "db/check.ts";
import { fillDatabase } from "../fill-database.ts";
import type { Command } from "./command.ts";

export const databaseCommands = {
  // Opening the database has migrated it.
  migrate: () => Promise.resolve({ done: true, message: "The database is up to date." }),

  async seed(context) {
    const filled = await fillDatabase(context, { ...context.config, demo: true }, Date.now());
    return {
      done: true,
      filled,
      message: filled
        ? "The database is filled with the demo marketplace."
        : "The database is not empty: nothing was changed.",
    };
  },

  async check({ database }) {
    const findings = await checkIntegrity(database.read);
    const lines = findings.map(({ invariant, rows }) => `violated by ${rows} rows: ${invariant}`);
    return {
      done: findings.length === 0,
      findings,
      message: lines.length > 0 ? lines.join("\n") : "The data is consistent.",
    };
  },
} satisfies Record<string, Command>;
