/**
 * `deno task admin <command> [--json]`: administration without a browser. Exit codes: 0 done, 1 refused or problems
 * found, 2 unknown command, missing or unknown arguments. A database file must not be open in a running server.
 */
import { runCommand } from "./admin/run-command.ts";

// Files with user data and secrets are readable by this user only.
Deno.umask(0o077);

const words = Deno.args.filter((argument) => argument !== "--json");
const { code, answer: { message, ...facts } } = await runCommand(words, Deno.env.toObject());
const asJson = Deno.args.includes("--json");
console.log(asJson ? JSON.stringify({ ...facts, message }) : message);
Deno.exit(code);
