import { createTransport } from "nodemailer";
import type { Mail } from "../../ports/mail.ts";

export type SmtpOptions = {
  /** `smtp://` (STARTTLS where offered) or `smtps://`, with user and password. */
  url: string;
  /** `Name <address>` */
  from: string;
};

/** Hands mails to a mail server. */
export function smtpMail({ url, from }: SmtpOptions): Mail {
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
    async send({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        // An object, because a text with a comma in it would be read as two recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}
