import { second } from "../domain/duration.ts";
import { applyWebhookEvents } from "../use-cases/scheduling/apply-webhook-events.ts";
import type { Job } from "./job.ts";

export const applyWebhookEventsJob: Job = {
  name: "apply webhook events",
  everyMs: 2 * second,
  run: ({ ports, now }) => applyWebhookEvents(ports, now),
};
