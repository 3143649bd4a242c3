import { second } from "../domain/duration.ts";
import type { Job } from "./job.ts";

export const endHoldsJob: Job = {
  name: "end holds",
  everyMs: second,
  claims: true,
  run: async ({ ports, now }) => await ports.scheduling.holds?.deleteExpired(now),
};
