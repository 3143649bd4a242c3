import { readConfig } from "backend/config.ts";
import { fillDatabase } from "backend/fill-database.ts";
import { type AppSettings, createApp } from "backend/http/app.ts";
import { type AdapterOptions, openAdapters, openPorts } from "backend/open-ports.ts";
import type { IdentityProviders } from "backend/ports/auth.ts";
import type { Ports } from "backend/ports/ports.ts";
import type { Scheduling } from "backend/ports/scheduling.ts";
import { copyFolder } from "./support/copy-folder.ts";
import { copyNewDatabase } from "./support/new-database.ts";
import { oncePerRun } from "./support/once-per-run.ts";
import { watch } from "./support/response-checks.ts";

export const publicUrl = "http://localhost:8000";
export const demoPassword = "heaolu-demo-2026";

/** Friday, 20 November 2026, 9:00 in Tallinn: the time when every test app opens. */
export const openingTime = Date.parse("2026-11-20T07:00:00Z");

export const secret = "a secret for tests with 32 or more characters";
const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

type TestAppOptions = {
  demo?: boolean;
  /** Whether the demo practitioners have their year of past sessions, which makes opening and reading slower; by default not. */
  history?: boolean;
  /** A folder that a closed test app left: the new one starts with a copy of its data. */
  copyOf?: string;
  /** None by default. */
  identityProviders?: Partial<IdentityProviders>;
  settings?: Partial<AppSettings>;
  /** Replaces the embedded calendar; gets the app's clock. */
  scheduling?: (clock: () => number) => Scheduling;
  /** Whether the search is stored in a file, as by the server; by default not. */
  storesSearch?: boolean;
  /** Changes the ports the app gets, for tests that need an app with a bug. */
  broken?: (ports: Ports) => Ports;
};

/**
 * The whole backend on a new database, with the demo marketplace unless `demo` is false. Only the clock is replaced.
 * Every response is checked against the rules that hold for all responses.
 */
export async function openTestApp(options: TestAppOptions = {}) {
  const { demo = true, history = false, copyOf, settings = {}, broken = (ports) => ports } =
    options;
  const directory = await Deno.makeTempDir({ prefix: "test-app-" });
  await copyFolder(copyOf ?? await filledFolder(demo, history), directory);
  let now = openingTime;

  const { database, ports, dataVersion, close } = await openTestPorts(directory, {
    now,
    clock: () => now,
    ...(options.storesSearch && { storesSearch: true }),
    ...(options.scheduling && { scheduling: options.scheduling(() => now) }),
  });
  Object.assign(ports.identityProviders, options.identityProviders);
  const logLines: string[] = [];
  const { app } = createApp(broken(ports), {
    publicUrl,
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
    clock: () => now,
    log: (line) => logLines.push(line),
    ...settings,
  });
  watch(app, settings.corsOrigins);

  return {
    request: app.request,
    fetch: app.fetch,
    ports,
    database,
    dataVersion,
    directory,
    logLines,
    now: () => now,
    /** Moves the app's clock; no test sleeps. */
    advance(ms: number) {
      now += ms;
    },

    get: (path: string, headers: Sent = {}) => app.request(`/api${path}`, { headers }),
    send(method: string, path: string, body?: unknown, headers: Sent = {}) {
      return app.request(`/api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    post(path: string, body?: unknown, headers: Sent = {}) {
      return this.send("POST", path, body, headers);
    },

    /** The sign-in of an account with further facts, which the operation would refuse. */
    logIn(
      { email, password, remember }: { email: string; password: string; remember?: boolean },
      headers: Sent = {},
    ) {
      const body = { email, password, ...(remember === undefined ? {} : { remember }) };
      return this.post("/auth/login", body, headers);
    },

    /** Signs in with the password as a person would. */
    async signIn(email: string, password = demoPassword) {
      const response = await this.post("/auth/login", { email, password });
      if (response.status !== 200) throw new Error(`${email}: ${await response.text()}`);
      const { accessToken, user } = await response.json();
      return { user, headers: { Authorization: `Bearer ${accessToken}` } };
    },

    /** Closes everything and leaves the data in `directory`. */
    close,
    async [Symbol.asyncDispose]() {
      await close();
      await Deno.remove(directory, { recursive: true });
    },
  };
}

type PortOptions = AdapterOptions & { now: number; url?: string; storesSearch?: boolean };

/** The real adapters and read models on the data in a folder, or on the database at `url`. `now` in ms. */
export function openTestPorts(directory: string, { url, ...options }: PortOptions) {
  return openPorts(testConfig(directory, url), {
    passwordCost,
    storesSearch: false,
    ...options,
  });
}

export function testConfig(directory: string, url = `file:${directory}/app.db`) {
  return readConfig({
    AUTH_SECRET: secret,
    // Many tests run at once.
    SLOW_QUERY_MS: "60000",
    DATA_DIR: directory,
    DATABASE_URL: url,
    DEMO_PASSWORD: demoPassword,
    PUBLIC_URL: publicUrl,
  });
}

type Sent = Record<string, string>;

/** Copied for every app: filling a database takes seconds. */
function filledFolder(demo: boolean, demoHistory: boolean): Promise<string> {
  const contents = `${demo ? "demo" : "empty"}${demoHistory ? "-with-history" : ""}`;
  return oncePerRun(contents, (folder) => fill(folder, { demo, demoHistory }));
}

type Contents = { demo: boolean; demoHistory: boolean };

async function fill(folder: string, { demo, demoHistory }: Contents): Promise<void> {
  await copyNewDatabase(`${folder}/app.db`);
  const config = testConfig(folder);
  const adapters = await openAdapters(config, { passwordCost });
  await fillDatabase(adapters, { ...config, demo, demoHistory }, openingTime);
  await adapters.database.close();
  // Every app stores the words of all practitioners, unless they are there.
  const { ports, close } = await openTestPorts(folder, { now: openingTime });
  await ports.search.settled(openingTime);
  await close();
}
