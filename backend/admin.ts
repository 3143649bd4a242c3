/**
 * `deno task admin <command> [--json]`: what must be possible without a browser. Exit codes: 0 done, 1 refused or found
 * wrong, 2 not understood. The server must not be running on the same database file.
 */
import { calendarCommands } from "./admin/calendar-commands.ts";
import { databaseCommands } from "./admin/database-commands.ts";
import { type Answer, type Command, openAdmin } from "./admin/command.ts";
import { mailCommands } from "./admin/mail-commands.ts";
import { peopleCommands } from "./admin/people-commands.ts";
import { readConfig } from "./config.ts";
import { DomainError } from "./domain/errors.ts";

const commands: Record<string, Command> = {
  ...databaseCommands,
  ...peopleCommands,
  ...calendarCommands,
  ...mailCommands,
};
const [name = "", ...words] = Deno.args.filter((argument) => argument !== "--json");
const asJson = Deno.args.includes("--json");

const run = commands[name];
if (!run) {
  tell({ done: false, says: `admin <command>: ${Object.keys(commands).join(", ")}` });
  Deno.exit(2);
}

try {
  const context = await openAdmin(readConfig(Deno.env.toObject()));
  const answer = await run(context, words).finally(() => context.database.close());
  tell(answer);
  Deno.exit(answer.done ? 0 : 1);
} catch (error) {
  const code = error instanceof DomainError ? error.code : undefined;
  tell({ done: false, says: error instanceof Error ? error.message : String(error), code });
  Deno.exit(1);
}

function tell({ says, ...facts }: Answer): void {
  console.log(asJson ? JSON.stringify({ ...facts, says }) : says);
}
