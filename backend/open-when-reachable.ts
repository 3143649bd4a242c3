import { failureCode } from "db/database-failure.ts";
import type { Config } from "./config.ts";
import { second } from "./domain/duration.ts";
import { messageOf } from "./domain/without-parameters.ts";
import { type Adapters, openAdapters } from "./open-ports.ts";
import { say } from "./report.ts";

const patienceMs = 15 * second;

/**
 * Opens the adapters and waits for a database server that starts at the same time. Throws a sentence when it does not
 * answer within `patience` (ms).
 */
export async function openWhenReachable(config: Config, patience = patienceMs): Promise<Adapters> {
  if (config.databaseUrl.startsWith("file:")) return await openAdapters(config);
  const { host } = new URL(config.databaseUrl);
  const until = performance.now() + patience;
  for (let wait = second / 2;; wait = Math.min(2 * wait, 2 * second)) {
    try {
      return await openAdapters(config);
    } catch (error) {
      if (failureCode(error) !== "ERR_UNAVAILABLE") throw error;
      if (performance.now() + wait > until) throw new Error(sentenceOf(host, error));
      say("warn", `database: ${host} does not answer yet, the next try is in ${wait / second} s`);
      await new Promise((next) => setTimeout(next, wait));
    }
  }
}

function sentenceOf(host: string, error: unknown): string {
  return `The database server ${host} does not answer (${
    reasonOf(error)
  }). Check that it runs and can be reached ` +
    "from here, and the settings DATABASE_URL and DATABASE_AUTH_TOKEN; then start again.";
}

/** The innermost reason: what is around it quotes statements. */
function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  return cause instanceof Error ? reasonOf(cause) : messageOf(error);
}
