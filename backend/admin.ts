/**
 * `deno task admin <command> [--json]`: administration without a browser. Exit codes: 0 done, 1 refused or problems
 * found, 2 unknown command or missing arguments. A database file must not be open in a running server.
 */
import { calendarCommands } from "./admin/calendar-commands.ts";
import { type Command, type CommandResult, UsageError } from "./admin/command.ts";
import { databaseCommands } from "./admin/database-commands.ts";
import { fileCommands } from "./admin/file-commands.ts";
import { mailCommands } from "./admin/mail-commands.ts";
import { onboardingCommands } from "./admin/onboarding-commands.ts";
import { userCommands } from "./admin/user-commands.ts";
import { readConfig } from "./config.ts";
import sentences from "./domain/error-messages/en.json" with { type: "json" };
import { DomainError } from "./domain/errors.ts";
import { problemSentence } from "./domain/field-problem.ts";
import problemSentences from "./domain/problem-messages/en.json" with { type: "json" };
import { messageOf } from "./domain/without-parameters.ts";
import { openAdapters } from "./open-ports.ts";

const commands: Record<string, Command> = {
  ...databaseCommands,
  ...userCommands,
  ...onboardingCommands,
  ...calendarCommands,
  ...mailCommands,
  ...fileCommands,
};
const [name = "", ...args] = Deno.args.filter((argument) => argument !== "--json");
const asJson = Deno.args.includes("--json");

// Files with user data and secrets are readable by this user only.
Deno.umask(0o077);

const command = commands[name];
if (!command) {
  const names = Object.keys(commands).join(", ");
  print({ done: false, message: `usage: admin <command> [--json]\ncommands: ${names}` });
  Deno.exit(2);
}

try {
  const config = readConfig(Deno.env.toObject());
  const adapters = await openAdapters(config);
  const result = await command({ ...adapters, config }, args)
    .finally(() => adapters.database.close());
  print(result);
  Deno.exit(result.done ? 0 : 1);
} catch (error) {
  const code = error instanceof DomainError ? error.code : undefined;
  print({ done: false, message: sentenceOf(error), code });
  Deno.exit(error instanceof UsageError ? 2 : 1);
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

function print({ message, ...facts }: CommandResult): void {
  console.log(asJson ? JSON.stringify({ ...facts, message }) : message);
}
