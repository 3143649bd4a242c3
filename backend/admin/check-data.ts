import { checkActions } from "db/check-actions.ts";
import { checkIntegrity } from "db/check.ts";
import type { Connection } from "db/database.ts";
import { sql } from "drizzle-orm";
import type { KeyState } from "../ports/encryption.ts";
import type { CommandResult } from "./command.ts";

/** Reads everything: SQLite's own check of a file, our rules about the rows, the audit log, the keys of encrypted values. */
export async function checkData(read: Connection, keys: KeyState): Promise<CommandResult> {
  const lines = await damages(read);
  const findings = await checkIntegrity(read);
  lines.push(...findings.map(({ invariant, rows }) => `violated by ${rows} rows: ${invariant}`));
  const { rows, lastHash, broken } = await checkActions(read);
  if (broken) {
    const { position, id, why } = broken;
    lines.push(`the audit log is broken at row ${position} (${id}): it ${why}`);
  }
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
}

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
