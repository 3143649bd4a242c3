import type { Config } from "../config.ts";
import type { Adapters } from "../open-ports.ts";

export type CommandResult = { done: boolean; message: string } & Record<string, unknown>;

export type CommandContext = Adapters & { config: Config };

export type Command = (context: CommandContext, args: string[]) => Promise<CommandResult>;

/** The arguments of a command are missing. */
export class UsageError extends Error {
  constructor(text: string) {
    super(`usage: ${text}`);
  }
}
