import { makeBackup } from "../use-cases/backups/make-backup.ts";
import type { Command } from "./command.ts";

export const backupCommands = {
  async backup({ backups }) {
    if (!backups) return { done: false, message: "BACKUP_DIR is not set: backups have no place." };
    const { made, removed } = await makeBackup(backups, Date.now());
    return {
      done: true,
      backup: made,
      removed,
      message: `The backup ${made.name} is made and verified: ${made.files} files, ` +
        `${made.bytes} bytes. ${removed.length} older backups were removed.`,
    };
  },
} satisfies Record<string, Command>;
