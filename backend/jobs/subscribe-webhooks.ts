import { minute } from "../domain/duration.ts";
import type { Job } from "./job.ts";

/** Repeated, because the provider may drop or disable a subscription at any time. */
export const subscribeWebhooksJob: Job = {
  name: "subscribe webhooks",
  everyMs: 10 * minute,
  atStart: true,
  async run({ ports, webhookUrl }) {
    if (webhookUrl) await ports.scheduling.provider?.subscribe(webhookUrl);
  },
};
