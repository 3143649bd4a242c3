import { readConfig } from "../config.ts";
import { misspelledNames } from "../misspelled-names.ts";
import sentences from "../domain/error-messages/en.json" with { type: "json" };
import { DomainError } from "../domain/errors.ts";
import { problemSentence } from "../domain/field-problem.ts";
import problemSentences from "../domain/problem-messages/en.json" with { type: "json" };
import { messageOf } from "../domain/without-parameters.ts";
import { openAdapters } from "../open-ports.ts";
import { backupCommands } from "./backup-commands.ts";
import { calendarCommands } from "./calendar-commands.ts";
import { type Command, type CommandResult, UsageError } from "./command.ts";
import { databaseCommands } from "./database-commands.ts";
import { fileCommands } from "./file-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { mailCommands, testMailCommand } from "./mail-commands.ts";
import { onboardingCommands } from "./onboarding-commands.ts";
import { recordsCommand } from "./records-command.ts";
import { settingsInForce } from "../settings-in-force.ts";
import { allUsages, type CommandName, isCommand, usageOf, usages } from "./usages.ts";
import { restoreBackup } from "./restore-command.ts";
import { userCommands } from "./user-commands.ts";

const commands: Record<Exclude<CommandName, "config" | "restore">, Command> = {
  ...databaseCommands,
  ...keyCommands,
  ...recordsCommand,
  ...userCommands,
  ...onboardingCommands,
  ...calendarCommands,
  ...mailCommands,
  ...testMailCommand,
  ...fileCommands,
  ...backupCommands,
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
  if (["", "help", "--help"].includes(name)) {
    return { code: name ? 0 : 2, answer: { done: name !== "", message: overview() } };
  }
  if (!isCommand(name)) {
    const message = `There is no command ${name}.\n${overview()}`;
    return { code: 2, answer: { done: false, message } };
  }
  if (args.includes("--help")) {
    return { code: 0, answer: { done: true, message: `${helpOf(name)}: ${usages[name].does}` } };
  }
  try {
    requireGoodArguments(name, args);
    const config = readConfig(environment);
    if (name === "config") return { code: 0, answer: shownSettings(environment) };
    if (name === "restore") {
      return outcomeOf(await restoreBackup(config, args, environment.BACKUP_IDENTITY));
    }
    const adapters = await openAdapters(config);
    const answer = await commands[name]({ ...adapters, config }, args)
      .finally(() => adapters.database.close());
    return outcomeOf(answer);
  } catch (error) {
    const code = error instanceof DomainError ? { code: error.code } : {};
    if (error instanceof UsageError) {
      return { code: 2, answer: { done: false, message: helpOf(name) } };
    }
    return { code: 1, answer: { done: false, message: sentenceOf(error), ...code } };
  }
}

function outcomeOf(answer: CommandResult): Outcome {
  return { code: answer.done ? 0 : 1, answer };
}

function overview(): string {
  return `usage: admin <command> [--json]\n\n${allUsages()}`;
}

function helpOf(name: CommandName): string {
  return `usage: admin ${usageOf(name)}`;
}

/** A command never runs with an option that it does not know, nor opens the data without what it needs. */
function requireGoodArguments(name: CommandName, args: string[]): void {
  const { takes } = usages[name];
  const options = args.filter((argument) => argument.startsWith("--"));
  const isKnown = options.every((option) => takes.includes(option));
  const needed = takes.match(/<[^>]+>/g) ?? [];
  if (!isKnown || args.length - options.length < needed.length) throw new UsageError();
}

function shownSettings(environment: Record<string, string>): CommandResult {
  const settings = settingsInForce(environment);
  const lines = settings.map(({ name, value, isGiven }) =>
    `${name}=${value}${isGiven || value === "(not set)" ? "" : "  (default)"}`
  );
  const misspelled = misspelledNames(environment).map(({ name, meant }) =>
    `unknown setting: ${name}. Is ${meant} meant?`
  );
  return { done: true, settings, misspelled, message: [...lines, ...misspelled].join("\n") };
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
