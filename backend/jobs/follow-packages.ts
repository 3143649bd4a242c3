import { hour } from "../domain/duration.ts";
import { followPackageEnds } from "../use-cases/packages/follow-package-ends.ts";
import type { Job } from "./job.ts";

export const followPackagesJob: Job = {
  name: "follow packages",
  everyMs: hour,
  run: ({ ports, now }) => followPackageEnds(ports, now),
};
