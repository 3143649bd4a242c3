import { checkIntegrity } from "db/check.ts";
import { checkActions } from "db/check-actions.ts";
import { reindexLists } from "db/searched-texts.ts";
import { fillDatabase } from "../fill-database.ts";
import type { Command } from "./command.ts";

export const databaseCommands = {
  // Opening the database has migrated it.
  migrate: () => Promise.resolve({ done: true, message: "The database is up to date." }),

  async seed(context) {
    if (!context.config.demo) {
      const message = "DEMO=off: the demo marketplace is not for this database.";
      return { done: false, filled: false, message };
    }
    const filled = await fillDatabase(context, { ...context.config, demo: true }, Date.now());
    return {
      done: true,
      filled,
      message: filled
        ? "The database is filled with the demo marketplace."
        : "The database is not empty: nothing was changed.",
    };
  },

  async "reindex-lists"({ database }) {
    await database.transaction(reindexLists);
    return { done: true, message: "The lists of administrators find the texts of all rows." };
  },

  async check({ database, encryption }) {
    const findings = await checkIntegrity(database.read);
    const lines = findings.map(({ invariant, rows }) => `violated by ${rows} rows: ${invariant}`);
    const { rows, lastHash, broken } = await checkActions(database.read);
    if (broken) {
      const { position, id, why } = broken;
      lines.push(`the audit log is broken at row ${position} (${id}): it ${why}`);
    }
    const keys = await encryption.state();
    if (keys.former > 0) {
      lines.push(`${keys.former} encrypted values have the key of a former secret: run rotate-key`);
    }
    if (keys.unreadable > 0) {
      lines.push(`${keys.unreadable} encrypted values open with none of the configured secrets`);
    }
    return {
      done: lines.length === 0,
      findings,
      keys,
      auditLog: { rows, lastHash, broken },
      message: lines.length > 0
        ? lines.join("\n")
        : `The data is consistent. The audit log has ${rows} rows and ends with ${lastHash}.`,
    };
  },
} satisfies Record<string, Command>;
