import { minute } from "../domain/duration.ts";
import { lapseSessionRequests } from "../use-cases/session-requests/lapse-session-requests.ts";
import type { Job } from "./job.ts";

export const lapseSessionRequestsJob: Job = {
  name: "lapse session requests",
  everyMs: minute,
  run: ({ ports, now }) => lapseSessionRequests(ports, now),
};
