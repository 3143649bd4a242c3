import { DatabaseInUse } from "db/database-in-use.ts";
import { closest } from "fastest-levenshtein";
import { type Config, readConfig } from "../config.ts";
import { withDamageNamed } from "../damaged-database.ts";
import { openAdapters } from "../open-ports.ts";
import { answerCommand, outcomeOf, outcomeOfError, shownSettings } from "./answer-command.ts";
import { askServer, isTooLong, socketPath } from "./admin-socket.ts";
import { type CommandCall, type Outcome, UsageError } from "./command.ts";
import { restoreBackup } from "./restore-command.ts";
import { allUsages, type CommandName, helpOf, isCommand, type Usage, usages } from "./usages.ts";

/** These make a database. The others need one: a misspelled DATA_DIR must not become an installation. */
const beforeFirstStart: CommandName[] = ["migrate", "seed"];

/** ms. A server that starts takes commands after it has migrated and filled the database. */
const startLimit = 15_000;

const pause = 250;

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
    return await withFileMoved(await outcomeOfCall(call, environment), call);
  } catch (error) {
    return outcomeOfError(error, name);
  }
}

/** Waits for a server that has the database open and takes no commands yet. */
async function outcomeOfCall(
  call: CommandCall,
  environment: Record<string, string>,
): Promise<Outcome> {
  const path = socketPath(environment.DATA_DIR);
  const until = performance.now() + startLimit;
  while (true) {
    const outcome = await askServer(path, call);
    if (outcome) return outcome;
    try {
      return await answerHere(call, environment);
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || isTooLong(path)) throw error;
      if (performance.now() > until) {
        throw new Error(
          "A server that is starting, or another command, uses this database: repeat the command in a minute.",
        );
      }
    }
    await new Promise((next) => setTimeout(next, pause));
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
  const mustHaveTables = !beforeFirstStart.includes(call.name);
  if (mustHaveTables) await requireDatabase(config);
  try {
    const adapters = await openAdapters(config, { mustHaveTables });
    return await answerCommand({ ...adapters, config, isServing: false }, call)
      .finally(() => adapters.database.close());
  } catch (error) {
    throw withDamageNamed(error, config.databaseUrl);
  }
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
