import nodeIcal, { type VEvent } from "node-ical";
import PostalMime from "postal-mime";
import type { ReceivedMail } from "./mail-server.ts";

export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** A mail as the reader's mail program shows it, with its calendar entry. */
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
    /** The method and the text of the calendar part. */
    method: parts[0]?.method,
    calendar: file,
    entry: file === undefined ? undefined : entriesOf(file)[0],
  };
}

/** The entries of a calendar file, read by an independent parser. */
export function entriesOf(file: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(file))
    .filter((part): part is VEvent => part?.type === "VEVENT");
}
