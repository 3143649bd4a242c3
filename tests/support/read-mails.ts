import nodeIcal, { type VEvent } from "node-ical";
import PostalMime from "postal-mime";
import type { ReceivedMail } from "./mail-server.ts";

export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** A mail as its reader's program shows it, with the entry of the calendar that came along. */
export async function readMail({ to, message }: ReceivedMail) {
  const mail = await PostalMime.parse(message, { attachmentEncoding: "utf8" });
  const files = mail.attachments.filter(({ filename }) => filename);
  const parts = mail.attachments.filter(({ filename }) => !filename);
  const file = files[0]?.content as string | undefined;
  return {
    to: to[0]!,
    messageId: mail.messageId,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    files: files.map(({ filename }) => filename),
    /** What a calendar program is asked to do, and the text it is asked with. */
    method: parts[0]?.method,
    calendar: file,
    entry: file === undefined ? undefined : entriesOf(file)[0],
  };
}

/** The entries of a calendar file as a program that did not write it reads them. */
export function entriesOf(file: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(file))
    .filter((part): part is VEvent => part?.type === "VEVENT");
}
