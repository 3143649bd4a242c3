/**
 * `deno task admin <command> [--json]`: administration without a browser, in the server that runs on the same DATA_DIR or,
 * while none runs, in this process. Exit codes: 0 done, 1 refused or problems found, 2 not run: unknown command,
 * missing or unknown arguments, or a database that does not answer.
 */
import { readPassword } from "./admin/read-password.ts";
import { runCommand } from "./admin/run-command.ts";

// Files with user data and secrets are readable by this user only.
Deno.umask(0o077);

const words = Deno.args.filter((argument) => argument !== "--json");
const { code, answer: { message, ...facts } } = await runCommand(
  words,
  Deno.env.toObject(),
  readPassword,
);
const asJson = Deno.args.includes("--json");
console.log(asJson ? JSON.stringify({ ...facts, message }) : message);
Deno.exit(code);
