import { second } from "../domain/duration.ts";
import { remindOfTherapySessions } from "../use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import type { Job } from "./job.ts";

export const sendRemindersJob: Job = {
  name: "send reminders",
  everyMs: 30 * second,
  run: ({ ports, now }) => remindOfTherapySessions(ports, now),
};
