import { minute } from "../domain/duration.ts";
import { refreshDueImports } from "../use-cases/availability/refresh-due-imports.ts";
import type { Job } from "./job.ts";

export const refreshCalendarImportsJob: Job = {
  name: "refresh calendar imports",
  everyMs: minute,
  run: ({ ports, now, stopping }) => refreshDueImports(ports, now, stopping),
};
