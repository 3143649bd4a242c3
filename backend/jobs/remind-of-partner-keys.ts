import { hour } from "../domain/duration.ts";
import { remindOfPartnerKeys } from "../use-cases/admin/remind-of-partner-keys.ts";
import type { Job } from "./job.ts";

export const remindOfPartnerKeysJob: Job = {
  name: "remind of partner keys",
  everyMs: hour,
  run: ({ ports, now }) => remindOfPartnerKeys(ports, now),
};
