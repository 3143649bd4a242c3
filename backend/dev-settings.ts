/** Read before the server of `deno task dev`. */
import { missingMigration } from "db/missing-migration.ts";

// Links and frames lead to the pages that Vite serves.
const pagesPort = Deno.env.get("DEV_PORT") ?? "5173";
Deno.env.set("PUBLIC_URL", Deno.env.get("PUBLIC_URL") ?? `http://localhost:${pagesPort}`);

// Without this check each read of the table fails, in every job and request. The watcher starts again with the migration.
const missing = await missingMigration();
if (missing.length > 0) {
  console.error(
    `db/schema has no migration for ${missing.join(", ")}: run deno task migration <what-it-does>`,
  );
  Deno.exit(1);
}
