import { createTransport } from "nodemailer";
import type { Mail, MailAttachment } from "../../ports/mail.ts";

export type SmtpOptions = {
  /** `smtp://` (STARTTLS where offered) or `smtps://`, with user and password. */
  url: string;
  /** `Name <address>` */
  from: string;
};

/** Hands mails to a mail server. */
export function smtpMail({ url, from }: SmtpOptions): Mail {
  const sender = addressIn(from);
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsCopies: false,
    sender,
    async send({ id, to, subject, text, html, attachments }) {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        // An object, because a text with a comma in it would be read as two recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        // Once as a way to show the mail, for programs that keep a calendar, and once as a file, for people.
        alternatives: attachments.filter(isCalendar).map(partOf),
        attachments: attachments.map((attachment) => ({
          ...partOf(attachment),
          filename: attachment.name,
        })),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}

function isCalendar({ contentType }: MailAttachment): boolean {
  return contentType.startsWith("text/calendar");
}

/** The bare address of `Name <address>`. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

function partOf({ contentType, text }: MailAttachment) {
  return { contentType, content: text };
}
