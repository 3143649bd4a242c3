import { closest } from "fastest-levenshtein";
import { type Config, readConfig } from "../config.ts";
import { openAdapters } from "../open-ports.ts";
import { answerCommand, outcomeOf, outcomeOfError, shownSettings } from "./answer-command.ts";
import { askServer, socketPath } from "./admin-socket.ts";
import { type CommandCall, type Outcome, UsageError } from "./command.ts";
import { restoreBackup } from "./restore-command.ts";
import { allUsages, type CommandName, helpOf, isCommand, type Usage, usages } from "./usages.ts";

/** The others would find nothing in an empty database, and leave it where a restore needs none. */
const beforeFirstStart: CommandName[] = [
  "migrate",
  "seed",
  "create-admin",
  "invite",
  "test-mail",
  "records",
];

/**
 * Runs a command: in the server that runs on the data that the environment names, else in this process. `words`: its
 * name and arguments. `readPassword` is called only for a command that needs one.
 */
export async function runCommand(
  [name = "", ...args]: string[],
  environment: Record<string, string>,
  readPassword: () => Promise<string> = () => Promise.resolve(""),
): Promise<Outcome> {
  if (["", "help", "--help"].includes(name)) {
    return { code: name ? 0 : 2, answer: { done: name !== "", message: overview() } };
  }
  if (!isCommand(name)) {
    const meant = closest(name, Object.keys(usages));
    const message = `There is no command ${name}. Is ${meant} meant?\n${overview()}`;
    return { code: 2, answer: { done: false, message } };
  }
  if (args.includes("--help")) {
    return { code: 0, answer: { done: true, message: `${helpOf(name)}: ${usages[name].does}` } };
  }
  try {
    requireGoodArguments(name, args);
    const call = { name, args, input: await inputOf(name, args, readPassword) };
    const outcome = await askServer(socketPath(environment.DATA_DIR), call) ??
      await answerHere(call, environment);
    return await withFileMoved(outcome, call);
  } catch (error) {
    return outcomeOfError(error, name);
  }
}

async function answerHere(
  call: CommandCall,
  environment: Record<string, string>,
): Promise<Outcome> {
  const config = readConfig(environment);
  if (call.name === "config") return outcomeOf(shownSettings(environment));
  if (call.name === "restore") {
    return outcomeOf(await restoreBackup(config, call.args, environment.BACKUP_IDENTITY));
  }
  if (!beforeFirstStart.includes(call.name)) await requireDatabase(config);
  const adapters = await openAdapters(config);
  return await answerCommand({ ...adapters, config, isServing: false }, call)
    .finally(() => adapters.database.close());
}

async function requireDatabase({ databaseUrl }: Config): Promise<void> {
  if (!databaseUrl.startsWith("file:")) return;
  const path = databaseUrl.slice("file:".length);
  if (await Deno.stat(path).catch(() => null)) return;
  throw new Error(`There is no database ${path}: set DATA_DIR to that of the server.`);
}

function overview(): string {
  return `usage: admin <command> [--json]\n\n${allUsages()}`;
}

/** A command never runs with an option that it does not know, nor opens the data without what it needs. */
function requireGoodArguments(name: CommandName, args: string[]): void {
  const { takes } = usages[name];
  const options = args.filter((argument) => argument.startsWith("--"));
  const unknown = options.find((option) => !takes.split(/[ []/).includes(option));
  if (unknown) throw new UsageError(`There is no option ${unknown}.`);
  if (takes.startsWith("--")) return;
  const needed = takes.match(/<[^>]+>/g) ?? [];
  const taken = takes.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
  const missing = needed.slice(args.length);
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.join(" and ")}.`);
  const extra = args.slice(taken.length);
  if (extra.length === 0) return;
  const fitting = taken.length === 0 ? "no argument" : `only ${taken.join(" ")}`;
  throw new UsageError(
    `Too many arguments: ${name} takes ${fitting}, so ${extra.join(" ")} is too much. ` +
      "An argument with spaces needs quotes.",
  );
}

/** Read by this process, so that the server needs no right to read files of the person at the terminal. */
async function inputOf(
  name: CommandName,
  [path]: string[],
  readPassword: () => Promise<string>,
): Promise<string> {
  const { reads }: Usage = usages[name];
  if (reads === "password") return await readPassword();
  return reads === "file" ? await Deno.readTextFile(path!) : "";
}

async function withFileMoved(
  { code, answer: { made, ...answer } }: Outcome,
  { args }: CommandCall,
): Promise<Outcome> {
  const path = args.at(-1);
  if (!made || !path) return { code, answer };
  try {
    await Deno.copyFile(made, path);
    await Deno.chmod(path, 0o600);
  } finally {
    await Deno.remove(made);
  }
  const { size } = await Deno.stat(path);
  return { code, answer: { ...answer, file: path, bytes: size } };
}
