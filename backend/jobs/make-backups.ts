import { minute } from "../domain/duration.ts";
import { makeDueBackup } from "../use-cases/backups/make-backup.ts";
import type { Job } from "./job.ts";

export const makeBackupsJob: Job = {
  name: "make backups",
  everyMs: minute,
  atStart: true,
  run: ({ ports, now }) => makeDueBackup(ports.backups, now),
};
