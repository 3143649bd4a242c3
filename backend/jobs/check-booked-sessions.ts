import { second } from "../domain/duration.ts";
import { checkBookedSessions } from "../use-cases/suitability/check-booked-sessions.ts";
import type { Job } from "./job.ts";

export const checkBookedSessionsJob: Job = {
  name: "check booked sessions",
  everyMs: 5 * second,
  atStart: true,
  run: ({ ports, now, stopping }) => checkBookedSessions(ports, { now, stopping }),
};
