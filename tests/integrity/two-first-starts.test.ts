import { expect, test } from "vitest";
import { readConfig } from "backend/config.ts";
import { fillDatabase } from "backend/fill-database.ts";
import { openAdapters } from "backend/open-ports.ts";
import { hasServer, startLibsqlServer } from "../support/libsql-server.ts";

test.skipIf(!hasServer)(
  "two servers that start at once on an empty libSQL server both start",
  async () => {
    const server = await startLibsqlServer();
    const folder = await Deno.makeTempDir({ prefix: "two-first-starts-" });
    const config = readConfig({
      AUTH_SECRET: "a secret for tests with 32 or more characters",
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      DEMO: "off",
      SLOW_QUERY_MS: "60000",
    });
    const start = async () => {
      const adapters = await openAdapters(config);
      await adapters.encryption.noteSecret();
      await fillDatabase(adapters, config, Date.parse("2026-11-20T07:00:00Z"));
      return adapters;
    };
    try {
      const started = await Promise.all([start(), start()]);
      for (const { encryption, database } of started) {
        expect(await encryption.opensStored()).toBe(true);
        expect(await database.migrate()).toEqual([]);
        await database.close();
      }
    } finally {
      await server.stop();
      await Deno.remove(folder, { recursive: true });
    }
  },
  60_000,
);
