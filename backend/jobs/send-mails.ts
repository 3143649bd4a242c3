import { second } from "../domain/duration.ts";
import { sendDueMails } from "../use-cases/outbox/send-due-mails.ts";
import type { Job } from "./job.ts";

export const sendMailsJob: Job = {
  name: "send mails",
  everyMs: 2 * second,
  claims: true,
  async run({ ports, clock, stopping }) {
    const reasons: string[] = [];
    const report = (reason: string) => reasons.push(reason);
    const { failed } = await sendDueMails(ports, { clock, stopping, report });
    // Mail servers quote the address that they refuse.
    const reason = reasons.at(-1)?.replaceAll(/\S+@\S+/g, "(address)");
    if (reason) throw new Error(`${failed} mails were not sent: ${reason}`);
  },
};
