import type { MailOutcome } from "../ports/mail.ts";
import { messageOf } from "../domain/without-parameters.ts";
import { systemSentence } from "../system-sentence.ts";
import type { DeadMail } from "../ports/persistence/outbox.ts";
import { type CommandContext, type CommandResult, required, requireEmail } from "./command.ts";

type Command<Needs extends keyof CommandContext> = (
  context: Pick<CommandContext, Needs>,
  args: string[],
  now?: number,
) => Promise<CommandResult>;

const mostListed = 200;

export const mailCommands = {
  async "dead-mails"({ persistence }) {
    const mails = await persistence.outbox.listDead(mostListed);
    return {
      done: true,
      mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: dateOf(createdAt) })),
      message: mails.length === 0 ? "There are no dead mails." : mails.map(lineOf).join("\n"),
    };
  },

  async "retry-mail"({ persistence }, [given], now = Date.now()) {
    const id = required(given, "id");
    const retried = await persistence.transaction(({ outbox }) => outbox.retryDead(id, now));
    return {
      done: retried > 0,
      retried,
      message: retried === 0
        ? "No such mail can be sent again."
        : `The running server sends ${retried} mails again.`,
    };
  },
} satisfies Record<string, Command<"persistence">>;

export const testMailCommand = {
  async "test-mail"({ config, mail }, [given], now = Date.now()) {
    const email = required(given, "email");
    requireEmail(email);
    if (config.mail !== "smtp") {
      const message = "MAIL=outbox sends nothing: set MAIL=smtp and SMTP_URL.";
      return { done: false, message };
    }
    let outcome: MailOutcome;
    try {
      outcome = await mail.send({
        id: crypto.randomUUID(),
        now,
        to: email,
        language: "en",
        template: "test-mail",
        facts: { path: "/" },
      });
    } catch (error) {
      const reason = systemSentence(error) ?? messageOf(error);
      const message = `The mail could not be sent with SMTP_URL. ${reason}`;
      return { done: false, message };
    }
    return {
      done: outcome.accepted,
      message: outcome.accepted
        ? `The mail server took a mail to ${email}.`
        : `The mail server refused the mail: ${outcome.reason}`,
    };
  },
} satisfies Record<string, Command<"config" | "mail">>;

function lineOf({ id, to, template, tries, lastError, createdAt }: DeadMail): string {
  return `${id}  ${dateOf(createdAt)}  ${template} to ${to}, ${tries} tries: ${lastError ?? ""}`;
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString();
}
