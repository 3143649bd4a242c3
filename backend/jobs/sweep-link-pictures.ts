import { day } from "../domain/duration.ts";
import { sweepLinkPictures } from "../use-cases/pages/sweep-link-pictures.ts";
import type { Job } from "./job.ts";

export const sweepLinkPicturesJob: Job = {
  name: "sweep link pictures",
  everyMs: day,
  run: ({ ports, now }) => sweepLinkPictures(ports, now),
};
