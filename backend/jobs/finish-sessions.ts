import { second } from "../domain/duration.ts";
import { finishEndedTherapySessions } from "../use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import type { Job } from "./job.ts";

export const finishSessionsJob: Job = {
  name: "finish sessions",
  everyMs: 30 * second,
  run: ({ ports, now }) => finishEndedTherapySessions(ports, now),
};
