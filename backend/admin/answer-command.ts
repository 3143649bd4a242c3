import { type FailureCode, failureCode } from "db/database-failure.ts";
import sentences from "../domain/error-messages/en.json" with { type: "json" };
import { DomainError } from "../domain/errors.ts";
import { problemSentence } from "../domain/field-problem.ts";
import problemSentences from "../domain/problem-messages/en.json" with { type: "json" };
import problemWords from "../domain/problem-words/en.json" with { type: "json" };
import { messageOf } from "../domain/without-parameters.ts";
import { misspelledNames } from "../misspelled-names.ts";
import { settingsInForce } from "../settings-in-force.ts";
import { systemSentence } from "../system-sentence.ts";
import { backupCommands } from "./backup-commands.ts";
import { calendarCommands } from "./calendar-commands.ts";
import {
  type Command,
  type CommandCall,
  type CommandContext,
  type CommandResult,
  type Outcome,
  UsageError,
} from "./command.ts";
import { databaseCommands } from "./database-commands.ts";
import { fileCommands } from "./file-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { mailCommands, testMailCommand } from "./mail-commands.ts";
import { onboardingCommands } from "./onboarding-commands.ts";
import { recordsCommand } from "./records-command.ts";
import { type CommandName, helpOf, usages } from "./usages.ts";
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

const wording = { language: "en", sentences: problemSentences, words: problemWords } as const;

/** Of a database that cannot do its work. What a transaction had begun is undone. */
const failed: Record<FailureCode, string> = {
  ERR_UNAVAILABLE:
    "The database does not answer: check DATABASE_URL, and that its server runs and can be reached. Then repeat the command.",
  ERR_STORAGE_FULL: "The disk of the database is full: free some of it, then repeat the command.",
};

/** Runs a command in the process that has the data open. */
export async function answerCommand(
  context: Omit<CommandContext, "input">,
  { name, args, input }: CommandCall,
): Promise<Outcome> {
  if (name === "config" || name === "restore") throw new Error(`${name} does not use open data`);
  return outcomeOf(await commands[name]({ ...context, input }, args));
}

export function outcomeOf(answer: CommandResult): Outcome {
  return { code: answer.done ? 0 : 1, answer };
}

/** Turns what was thrown into an outcome with a sentence. */
export function outcomeOfError(error: unknown, name: CommandName): Outcome {
  if (error instanceof UsageError) {
    const message = `${error.message}\n${helpOf(name)}: ${usages[name].does}`;
    return { code: 2, answer: { done: false, message } };
  }
  const failure = error instanceof DomainError ? null : failureCode(error);
  if (failure) return { code: 2, answer: { done: false, message: failed[failure], code: failure } };
  const code = error instanceof DomainError ? { code: error.code } : {};
  return { code: 1, answer: { done: false, message: sentenceOf(error), ...code } };
}

/** Of the process whose environment it is. */
export function shownSettings(environment: Record<string, string>): CommandResult {
  const settings = settingsInForce(environment);
  const lines = settings.map(({ name, value, isGiven, example }) => {
    const hint = value === "(not set)" ? `  (example: ${example})` : "  (default)";
    return `${name}=${value}${isGiven ? "" : hint}`;
  });
  const misspelled = misspelledNames(environment).map(({ name, meant }) =>
    `unknown setting: ${name}. Is ${meant} meant?`
  );
  return { done: true, settings, misspelled, message: [...lines, ...misspelled].join("\n") };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof DomainError)) return systemSentence(error) ?? messageOf(error);
  const { code, facts: { detail, errors = [] } } = error;
  const [first] = errors;
  return detail ??
    (first ? `The ${first.path} is refused. ${problemSentence(first, wording)}` : sentences[code]);
}
