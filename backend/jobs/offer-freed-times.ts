import { second } from "../domain/duration.ts";
import { offerToAllWaiting } from "../use-cases/waiting-lists/offer-freed-times.ts";
import type { Job } from "./job.ts";

export const offerFreedTimesJob: Job = {
  name: "offer freed times",
  everyMs: 10 * second,
  run: ({ ports, now }) => offerToAllWaiting(ports, now),
};
