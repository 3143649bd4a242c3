import { minute } from "../domain/duration.ts";
import { followAbsences } from "../use-cases/absences/follow-absences.ts";
import type { Job } from "./job.ts";

export const followAbsencesJob: Job = {
  name: "follow absences",
  everyMs: minute,
  run: ({ ports, now }) => followAbsences(ports, now),
};
