import type { Mail } from "../../ports/mail.ts";
import { mailSubject, type RenderMail } from "./render-mail.ts";

export function outboxMail({ render }: { render: RenderMail }): Mail {
  return {
    async send(message) {
      return await Promise.resolve({ accepted: true, copy: render(message) });
    },
    preview: render,
    subject: mailSubject,
  };
}
