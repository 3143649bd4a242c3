import { second } from "../domain/duration.ts";
import { sendDueMails } from "../use-cases/outbox/send-due-mails.ts";
import type { Job } from "./job.ts";

export const sendMailsJob: Job = {
  name: "send mails",
  everyMs: 2 * second,
  claims: true,
  run: ({ ports, clock, stopping }) => sendDueMails(ports, { clock, stopping }),
};
