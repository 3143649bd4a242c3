import { hour } from "../domain/duration.ts";
import { sweepUploads } from "../use-cases/uploads/sweep-uploads.ts";
import type { Job } from "./job.ts";

export const sweepUploadsJob: Job = {
  name: "sweep uploads",
  everyMs: hour,
  run: ({ ports, now }) => sweepUploads(ports, now),
};
