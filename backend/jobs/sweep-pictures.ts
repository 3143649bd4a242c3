import { hour } from "../domain/duration.ts";
import { sweepPictures } from "../use-cases/user/sweep-pictures.ts";
import type { Job } from "./job.ts";

export const sweepPicturesJob: Job = {
  name: "sweep pictures",
  everyMs: hour,
  run: ({ ports, now }) => sweepPictures(ports, now),
};
