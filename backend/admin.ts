/**
 * `deno task admin <command> [--json]`: what must be possible without a browser. Exit codes: 0 done, 1 refused or found
 * wrong, 2 not understood. The server must not be running on the same database file.
 */
import { checkIntegrity } from "db/check.ts";
import { openDatabase } from "db/open.ts";
import { embeddedAuth } from "./adapters/auth/embedded.ts";
import { libsqlPersistence } from "./adapters/persistence/libsql/persistence.ts";
import { diskStorage } from "./adapters/storage/disk.ts";
import { type Config, readConfig } from "./config.ts";
import { DomainError } from "./domain/errors.ts";
import { fillDatabase } from "./fill-database.ts";
import { houseSecret, keyFor } from "./secrets.ts";
import { createAdmin } from "./use-cases/user/create-admin.ts";

type Answer = { done: boolean; says: string } & Record<string, unknown>;

const [command = "", ...rest] = Deno.args.filter((argument) => argument !== "--json");
const asJson = Deno.args.includes("--json");

const commands: Record<string, (house: House) => Promise<Answer>> = {
  migrate: () => Promise.resolve({ done: true, says: "The database is up to date." }),

  async seed({ database, auth, storage, config, noteKey }) {
    const filled = await fillDatabase(database, { auth, storage }, {
      publicUrl: config.publicUrl,
      demo: { password: config.demoPassword },
      noteKey,
      now: Date.now(),
    });
    return {
      done: true,
      filled,
      says: filled
        ? "The demo marketplace is in."
        : "The database is not empty: nothing was changed.",
    };
  },

  async check({ database }) {
    const findings = await checkIntegrity(database.read);
    const lines = findings.map(({ promise, rows }) => `${promise}: broken ${rows} times`);
    return {
      done: findings.length === 0,
      findings,
      says: lines.length > 0 ? lines.join("\n") : "Every promise about the data holds.",
    };
  },

  async "create-admin"({ persistence, auth }) {
    const [email, password] = rest;
    if (!email || !password) {
      return { done: false, says: "create-admin <email> <password>" };
    }
    await createAdmin({ persistence, auth }, Date.now(), { email, password });
    return { done: true, email, says: `${email} is an administrator.` };
  },
};

const run = commands[command];
if (!run) {
  tell({ done: false, says: `admin <command>: ${Object.keys(commands).join(", ")}` });
  Deno.exit(2);
}

try {
  const house = await open(readConfig(Deno.env.toObject()));
  const answer = await run(house);
  await house.database.close();
  tell(answer);
  Deno.exit(answer.done ? 0 : 1);
} catch (error) {
  const code = error instanceof DomainError ? error.code : undefined;
  tell({ done: false, says: error instanceof Error ? error.message : String(error), code });
  Deno.exit(1);
}

type House = Awaited<ReturnType<typeof open>>;

async function open(config: Config) {
  const secret = await houseSecret(config.authSecret, config.dataDirectory);
  const noteKey = keyFor("journal-notes", secret);
  const database = openDatabase(config.databaseUrl, config.databaseAuthToken);
  await database.migrate();
  return {
    config,
    database,
    noteKey,
    auth: embeddedAuth({ secret, issuer: config.publicUrl }),
    storage: diskStorage(`${config.dataDirectory}/files`),
    persistence: libsqlPersistence(database, { noteKey }),
  };
}

function tell({ says, ...facts }: Answer): void {
  console.log(asJson ? JSON.stringify({ ...facts, says }) : says);
}
