import type { DeadMail } from "../ports/persistence/outbox.ts";
import { type CommandContext, type CommandResult, UsageError } from "./command.ts";

type Command = (
  context: Pick<CommandContext, "persistence">,
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

  async "retry-mail"({ persistence }, [id], now = Date.now()) {
    if (!id) throw new UsageError("retry-mail <id>|all");
    const retried = await persistence.transaction(({ outbox }) => outbox.retryDead(id, now));
    return {
      done: retried > 0,
      retried,
      message: retried === 0
        ? "No such mail can be sent again."
        : `The running server sends ${retried} mails again.`,
    };
  },
} satisfies Record<string, Command>;

function lineOf({ id, to, template, tries, lastError, createdAt }: DeadMail): string {
  return `${id}  ${dateOf(createdAt)}  ${template} to ${to}, ${tries} tries: ${lastError ?? ""}`;
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString();
}
