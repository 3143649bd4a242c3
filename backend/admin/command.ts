import { openDatabase } from "db/open.ts";
import { embeddedAuth } from "../adapters/auth/embedded.ts";
import { libsqlPersistence } from "../adapters/persistence/libsql/persistence.ts";
import { diskStorage } from "../adapters/storage/disk.ts";
import type { Config } from "../config.ts";
import { openScheduling } from "../open-scheduling.ts";
import { keyFor, serverSecret } from "../secrets.ts";

/** What a command says, and whether it did what it was asked. */
export type Answer = { done: boolean; says: string } & Record<string, unknown>;

/** One thing that can be done without a browser; `words` are those that followed its name. */
export type Command = (context: AdminContext, words: string[]) => Promise<Answer>;

export type AdminContext = Awaited<ReturnType<typeof openAdmin>>;

/** The same context the server keeps, with nobody else in it. */
export async function openAdmin(config: Config) {
  const secret = await serverSecret(config.authSecret, config.dataDirectory);
  const noteKey = keyFor("journal-notes", secret);
  const database = openDatabase(config.databaseUrl, config.databaseAuthToken);
  await database.migrate();
  const importKey = keyFor("calendar-imports", secret);
  const persistence = libsqlPersistence(database, { noteKey, importKey });
  return {
    config,
    database,
    noteKey,
    auth: embeddedAuth({ secret, issuer: config.publicUrl }),
    storage: diskStorage(`${config.dataDirectory}/files`),
    persistence,
    scheduling: await openScheduling(config, persistence),
  };
}
