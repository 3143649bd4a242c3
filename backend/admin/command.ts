import type { Config } from "../config.ts";
import type { Adapters } from "../open-ports.ts";

/** `message` is for people; `done` decides the exit code; the rest is printed with `--json`. */
export type CommandResult = { done: boolean; message: string } & Record<string, unknown>;

export type CommandContext = Adapters & { config: Config };

/** `args` follow the command's name. */
export type Command = (context: CommandContext, args: string[]) => Promise<CommandResult>;

/** The result of a command with missing arguments. */
export function usage(text: string): CommandResult {
  return { done: false, message: `usage: ${text}` };
}
