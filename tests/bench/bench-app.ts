import { readConfig } from "backend/config.ts";
import { createApp } from "backend/http/app.ts";
import { openPorts } from "backend/open-ports.ts";
import { keysFor } from "backend/secrets.ts";

const secret = "a secret for benchmarks with 32 or more characters";

/** The keys `openBenchApp` encrypts notes with. */
export const benchNoteKey = keysFor("journal-notes", { current: secret, former: [] });

/** The whole API on the database at `path`, with a clock fixed at `now` (ms). */
export async function openBenchApp(directory: string, path: string, now: number) {
  const config = readConfig({
    DATA_DIR: directory,
    DATABASE_URL: `file:${path}`,
    AUTH_SECRET: secret,
  });
  const { ports, close } = await openPorts(config, { now });
  const { publicUrl, brand, contactEmail } = config;
  const { app } = createApp(ports, { publicUrl, brand, contactEmail, clock: () => now });
  return {
    request: app.request,
    fetch: app.fetch,
    search: ports.search,
    /** For a user `u7`, whose device is `d7`. */
    async tokenOf(userId: string): Promise<string> {
      const claims = { userId, signInId: userId.replace("u", "d") };
      return (await ports.auth.issueAccessToken(claims, now)).accessToken;
    },
    async [Symbol.asyncDispose]() {
      await close();
      await Deno.remove(directory, { recursive: true });
    },
  };
}
