import type { DeadMail } from "../ports/persistence/outbox.ts";
import type { AdminContext, Answer } from "./command.ts";

type Command = (
  context: Pick<AdminContext, "persistence">,
  words: string[],
  now?: number,
) => Promise<Answer>;

/** As many as a person reads. */
const shown = 200;

/** What is done about mails that nobody took. */
export const mailCommands = {
  async "dead-mails"({ persistence }) {
    const mails = await persistence.outbox.listDead(shown);
    return {
      done: true,
      mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: dateOf(createdAt) })),
      says: mails.length === 0 ? "No mail was given up." : mails.map(line).join("\n"),
    };
  },

  async "retry-mail"({ persistence }, [id], now = Date.now()) {
    if (!id) return { done: false, says: "retry-mail <id>|all" };
    const retried = await persistence.transaction(({ outbox }) => outbox.retryDead(id, now));
    return {
      done: retried > 0,
      retried,
      says: retried === 0
        ? "There is no such mail that is worth another try."
        : `${retried} mails are tried again as soon as the context is open.`,
    };
  },
} satisfies Record<string, Command>;

function line({ id, to, template, tries, lastError, createdAt }: DeadMail): string {
  return `${id}  ${dateOf(createdAt)}  ${template} to ${to}, ${tries} tries: ${lastError ?? ""}`;
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString();
}
