import { hour } from "../domain/duration.ts";
import { deleteExpiredRows } from "../use-cases/retention/delete-expired-rows.ts";
import type { Job } from "./job.ts";

export const deleteExpiredJob: Job = {
  name: "delete expired",
  everyMs: hour,
  run: ({ ports, now }) => deleteExpiredRows(ports, now),
};
