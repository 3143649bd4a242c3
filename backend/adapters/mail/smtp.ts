import { createTransport } from "nodemailer";
import {
  type Mail,
  type MailAttachment,
  mailHandOverMs,
  type MailOutcome,
} from "../../ports/mail.ts";

export type SmtpOptions = {
  /** `smtp://` (STARTTLS where offered) or `smtps://`, with user and password. */
  url: string;
  /** `Name <address>` */
  from: string;
  /** For one mail from the first packet to the last (ms), whatever the server does. */
  timeLimit?: number;
};

/** Hands mails to a mail server. */
export function smtpMail({ url, from, timeLimit = mailHandOverMs }: SmtpOptions): Mail {
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
    async send({ id, to, subject, text, html, attachments, unsubscribe }) {
      const sending = transport.sendMail({
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
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>` } : {}),
        },
        signal: AbortSignal.timeout(timeLimit),
      });
      return await sending.then(() => ({ taken: true as const }), refusal);
    },
  };
}

type Refused = Error & { responseCode?: number; command?: string; response?: string };

/**
 * What a server says of this mail or its reader for good (RFC 5321, 4.2.1). How it thinks of us (5.7.x, RFC 3463), a
 * sender or a password that it does not take can be mended, and whatever is said for now passes.
 */
function refusal(error: Refused): MailOutcome {
  const { responseCode = 0, command = "", response = "" } = error;
  const isOfThisMail = command === "RCPT TO" || command === "DATA";
  if (responseCode < 500 || !isOfThisMail || /^\d+[ -]5\.7\./.test(response)) throw error;
  return { taken: false, reason: error.message };
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
