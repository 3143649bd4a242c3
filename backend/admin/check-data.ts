import { checkActions } from "db/check-actions.ts";
import { checkIntegrity } from "db/check.ts";
import { isDamaged } from "db/database-failure.ts";
import type { Connection } from "db/database.ts";
import { sql } from "drizzle-orm";
import type { KeyState } from "../ports/encryption.ts";
import type { CommandResult } from "./command.ts";

/**
 * Reads everything: SQLite's own check of a file, our rules about the rows, the audit log, the keys of encrypted values.
 * What a damaged file keeps from being read is named, and the rest is checked.
 */
export async function checkData(
  read: Connection,
  keyState: () => Promise<KeyState>,
): Promise<CommandResult> {
  const lines: string[] = [];
  const readable = async <Found>(what: string, work: () => Promise<Found>) => {
    try {
      return await work();
    } catch (error) {
      if (!isDamaged(error)) throw error;
      lines.push(`the file is damaged: ${what} cannot be read`);
      return null;
    }
  };
  lines.push(...await readable("its structure", () => damages(read)) ?? []);
  const findings = await readable("all tables together", () => checkIntegrity(read)) ?? [];
  lines.push(...findings.map(({ invariant, rows }) => `violated by ${rows} rows: ${invariant}`));
  const auditLog = await readable("the audit log", () => checkActions(read));
  if (auditLog?.broken) {
    const { position, id, why } = auditLog.broken;
    lines.push(`the audit log is broken at row ${position} (${id}): it ${why}`);
  }
  const keys = await readable("the encrypted values", keyState);
  if (keys && keys.former > 0) {
    lines.push(`${keys.former} encrypted values have the key of a former secret: run rotate-key`);
  }
  if (keys && keys.unreadable > 0) {
    lines.push(`${keys.unreadable} encrypted values open with none of the configured secrets`);
  }
  if (lines.some((line) => line.startsWith("the file is damaged"))) lines.push(whatToDo);
  return {
    done: lines.length === 0,
    findings,
    keys,
    auditLog,
    message: lines.length > 0
      ? lines.join("\n")
      : `The data is consistent. The audit log has ${auditLog?.rows} rows and ends with ${auditLog?.lastHash}.`,
  };
}

const whatToDo =
  "Stop the server, keep a copy of the data, and restore the newest backup whose check is good.";

/** In a worker with a connection of its own, so that the server goes on answering. */
export function checkApart(): Promise<CommandResult> {
  const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
  return new Promise<CommandResult>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CommandResult>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`The data could not be checked: ${event.message}`));
    };
  }).finally(() => worker.terminate());
}

async function damages(read: Connection): Promise<string[]> {
  const found = await read.values<[string]>(sql`pragma integrity_check(20)`);
  const orphans = await read.values<[string, number, string]>(sql`pragma foreign_key_check`);
  return [
    ...found.map(([line]) => line).filter((line) => line !== "ok")
      .map((line) => `the file is damaged: ${line}`),
    ...orphans.slice(0, 20).map(([table, row, parent]) =>
      `row ${row} of ${table} points to a missing row of ${parent}`
    ),
  ];
}
