import { second } from "../domain/duration.ts";
import { deliverDueWebhooks } from "../use-cases/webhooks/deliver-due-webhooks.ts";
import type { Job } from "./job.ts";

export const deliverWebhooksJob: Job = {
  name: "deliver webhooks",
  everyMs: 2 * second,
  claims: true,
  run: ({ ports, clock, stopping }) => deliverDueWebhooks(ports, { clock, stopping }),
};
