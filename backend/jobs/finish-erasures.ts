import { minute } from "../domain/duration.ts";
import { finishErasures } from "../use-cases/user/finish-erasures.ts";
import type { Job } from "./job.ts";

export const finishErasuresJob: Job = {
  name: "finish erasures",
  everyMs: minute,
  run: ({ ports, now }) => finishErasures(ports, now),
};
