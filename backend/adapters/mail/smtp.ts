import {
  type Mail,
  type MailAttachment,
  type MailOutcome,
  mailSendLimitMs,
} from "../../ports/mail.ts";
import { mailSubject, type RenderMail } from "./render-mail.ts";

export type SmtpOptions = {
  url: string;
  from: string;
  /** The address of mails that name another sender; by default that of `from`. */
  discreetFrom?: string | undefined;
  render: RenderMail;
  timeLimit?: number;
};

export function smtpMail(
  { url, from, discreetFrom, render, timeLimit = mailSendLimitMs }: SmtpOptions,
): Mail {
  const sender = addressOf(from);
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(message, limitMs = timeLimit) {
      const { id, to, sender: name, subject, text, html, attachments, unsubscribe } = render(
        message,
      );
      const { sendMail } = await (transport ??= openTransport(url));
      const sending = sendMail({
        messageId: `<${id}@${domain}>`,
        from: name === undefined ? from : { name, address: discreetFrom ?? sender },
        // As an object: nodemailer splits a string at commas into several recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        // Mail programs read the calendar from the alternative; people open the attached file.
        alternatives: attachments.filter(isCalendar).map(partOf),
        attachments: attachments.map((attachment) => ({
          ...partOf(attachment),
          filename: attachment.name,
        })),
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>` } : {}),
        },
        signal: AbortSignal.timeout(limitMs),
      });
      return await sending.then(() => ({ accepted: true as const, copy: null }), refusalOf);
    },
    preview: render,
    subject: mailSubject,
  };
}

/** Loads the library with the first mail, so that the server starts sooner. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { sendMail: transport.sendMail.bind(transport) };
}

/** The address in "Name <address>". */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

type SmtpError = Error & { responseCode?: number; command?: string; response?: string };

/** Rethrows what may succeed later: temporary errors, policy errors (5.7.x), a refused sender or password. */
function refusalOf(error: SmtpError): MailOutcome {
  const { responseCode = 0, command = "", response = "" } = error;
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  if (responseCode < 500 || !isAboutThisMail || /^\d+[ -]5\.7\./.test(response)) throw error;
  return { accepted: false, reason: error.message };
}

function isCalendar({ contentType }: MailAttachment): boolean {
  return contentType.startsWith("text/calendar");
}

function partOf({ contentType, text }: MailAttachment) {
  return { contentType, content: text };
}
