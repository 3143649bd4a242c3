import { minute } from "../domain/duration.ts";
import { repeatSavedSearches } from "../use-cases/saved-searches/repeat-saved-searches.ts";
import type { Job } from "./job.ts";

export const repeatSavedSearchesJob: Job = {
  name: "repeat saved searches",
  everyMs: 5 * minute,
  run: ({ ports, now }) => repeatSavedSearches(ports, now),
};
