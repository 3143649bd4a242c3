import { second } from "../domain/duration.ts";
import { reconcileTherapySessions } from "../use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import type { Job } from "./job.ts";

export const reconcileSessionsJob: Job = {
  name: "reconcile sessions",
  everyMs: 30 * second,
  run: ({ ports, now }) => reconcileTherapySessions(ports, now),
};
