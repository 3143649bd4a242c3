import type { Config } from "../config.ts";
import { DomainError } from "../domain/errors.ts";
import { Email } from "../http/user/user-body.ts";
import type { Adapters } from "../open-ports.ts";

export type CommandResult = { done: boolean; message: string } & Record<string, unknown>;

export type CommandContext = Adapters & { config: Config };

export type Command = (context: CommandContext, args: string[]) => Promise<CommandResult>;

/** Throws ERR_INVALID_INPUT for anything but a plain address. */
export function requireEmail(text: string): void {
  if (Email.safeParse(text).success) return;
  throw new DomainError("ERR_INVALID_INPUT", { detail: `"${text}" is not an email address.` });
}

/** Arguments of a command are missing or unknown: its usage is printed. */
export class UsageError extends Error {
  override name = "UsageError";
}
