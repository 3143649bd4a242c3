import type { Config } from "../config.ts";
import { DomainError } from "../domain/errors.ts";
import { Email } from "../http/user/user-body.ts";
import type { Adapters } from "../open-ports.ts";
import type { CommandName } from "./usages.ts";

export type CommandResult = {
  done: boolean;
  message: string;
  /** A file in DATA_DIR that is moved to where the last argument says. */
  made?: string;
} & Record<string, unknown>;

export type CommandContext = Adapters & {
  config: Config;
  /** Of the file that the command reads, or the password that it asks for. */
  input: string;
  /** Whether this process answers requests, which a long command must not hold up. */
  isServing: boolean;
};

/** What a command was called with. */
export type CommandCall = { name: CommandName; args: string[]; input: string };

export type Outcome = {
  /** 0 done, 1 refused or problems found, 2 not run: wrong command or arguments, or no database. */
  code: 0 | 1 | 2;
  answer: CommandResult & { code?: string };
};

export type Command = (context: CommandContext, args: string[]) => Promise<CommandResult>;

/** Throws ERR_INVALID_INPUT for anything but a plain address. */
export function requireEmail(text: string): void {
  if (Email.safeParse(text).success) return;
  throw new DomainError("ERR_INVALID_INPUT", { detail: `"${text}" is not an email address.` });
}

/** Arguments of a command are missing, too many or unknown: its usage is printed after the message. */
export class UsageError extends Error {
  override name = "UsageError";

  constructor(message: string) {
    super(message);
  }
}

/** Throws UsageError for an argument that is missing or empty. */
export function required(argument: string | undefined, name: string): string {
  if (argument) return argument;
  throw new UsageError(`Missing: <${name}>.`);
}

/** Throws UsageError for an argument that is none of the values. */
export function oneOf<Value extends string>(values: readonly Value[], argument: string): Value {
  const found = values.find((value) => value === argument);
  if (found) return found;
  throw new UsageError(`"${argument}" is none of these: ${values.join(", ")}.`);
}
