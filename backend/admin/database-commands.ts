import { reindexLists } from "db/searched-texts.ts";
import { day, minute } from "../domain/duration.ts";
import { migratedText } from "../migrated-text.ts";
import { fillDatabase } from "../fill-database.ts";
import { checkApart, checkData } from "./check-data.ts";
import { beginMaintenance, endMaintenance } from "../maintenance.ts";
import { deleteExpiredRows } from "../use-cases/retention/delete-expired-rows.ts";
import { type Command, UsageError } from "./command.ts";

export const databaseCommands = {
  // Opening the database has migrated it.
  migrate: ({ migrated }) => {
    const names = migrated.length > 0 ? ` It was ${migratedText(migrated)}.` : "";
    return Promise.resolve({
      done: true,
      migrated,
      message: `The database is up to date.${names}`,
    });
  },

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

  async maintenance({ persistence }, [given]) {
    if (given === "off") {
      await endMaintenance(persistence);
      return { done: true, until: null, message: "Changes are possible again." };
    }
    const minutes = Number(given);
    if (!(minutes > 0 && minutes <= day / minute)) {
      const most = day / minute;
      throw new UsageError(`"${given}" is neither off nor a number of minutes up to ${most}.`);
    }
    const now = Date.now();
    const until = now + minutes * minute;
    await beginMaintenance(persistence, until, now);
    const text = new Date(until).toISOString();
    return {
      done: true,
      until: text,
      message:
        `In two seconds changes are refused and no job starts, until ${text} or maintenance off.`,
    };
  },

  async purge(context) {
    await deleteExpiredRows(context, Date.now());
    return { done: true, message: "What has been kept long enough is deleted." };
  },

  async "reindex-lists"({ database }) {
    await database.transaction(reindexLists);
    return { done: true, message: "The lists of administrators find the texts of all rows." };
  },

  async check({ config, database, encryption, isServing }) {
    const isFile = config.databaseUrl.startsWith("file:");
    if (isServing && isFile) return await checkApart();
    return await checkData(database.read, () => encryption.state());
  },
} satisfies Record<string, Command>;
