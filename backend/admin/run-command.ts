import { readConfig } from "../config.ts";
import sentences from "../domain/error-messages/en.json" with { type: "json" };
import { DomainError } from "../domain/errors.ts";
import { problemSentence } from "../domain/field-problem.ts";
import problemSentences from "../domain/problem-messages/en.json" with { type: "json" };
import { messageOf } from "../domain/without-parameters.ts";
import { openAdapters } from "../open-ports.ts";
import { calendarCommands } from "./calendar-commands.ts";
import { type Command, type CommandResult, UsageError } from "./command.ts";
import { databaseCommands } from "./database-commands.ts";
import { fileCommands } from "./file-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { mailCommands } from "./mail-commands.ts";
import { onboardingCommands } from "./onboarding-commands.ts";
import { recordsCommand } from "./records-command.ts";
import { userCommands } from "./user-commands.ts";

const commands: Record<string, Command> = {
  ...databaseCommands,
  ...keyCommands,
  ...recordsCommand,
  ...userCommands,
  ...onboardingCommands,
  ...calendarCommands,
  ...mailCommands,
  ...fileCommands,
};

type Outcome = {
  /** 0 done, 1 refused or problems found, 2 unknown command or missing arguments. */
  code: 0 | 1 | 2;
  answer: CommandResult & { code?: string };
};

/** Runs a command on the data that the environment names. `words`: its name and arguments. */
export async function runCommand(
  [name = "", ...args]: string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  const command = commands[name];
  if (!command) {
    const names = Object.keys(commands).join(", ");
    const message = `usage: admin <command> [--json]\ncommands: ${names}`;
    return { code: 2, answer: { done: false, message } };
  }
  try {
    const config = readConfig(environment);
    const adapters = await openAdapters(config);
    const answer = await command({ ...adapters, config }, args)
      .finally(() => adapters.database.close());
    return { code: answer.done ? 0 : 1, answer };
  } catch (error) {
    const code = error instanceof DomainError ? { code: error.code } : {};
    const answer = { done: false, message: sentenceOf(error), ...code };
    return { code: error instanceof UsageError ? 2 : 1, answer };
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof DomainError)) return messageOf(error);
  const { code, facts: { detail, errors = [] } } = error;
  const [first] = errors;
  return detail ??
    (first
      ? `The ${first.path} is refused. ${problemSentence(first, problemSentences)}`
      : sentences[code]);
}
