import { openDatabase } from "db/open.ts";
import { embeddedAuth } from "backend/adapters/auth/embedded.ts";
import { icalCalendarFiles } from "backend/adapters/calendar-files/ical.ts";
import { sharpImages } from "backend/adapters/images/sharp.ts";
import { outboxMail } from "backend/adapters/mail/outbox.ts";
import { mailRenderer } from "backend/adapters/mail/render-mail.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { embeddedScheduling } from "backend/adapters/scheduling/embedded/embedded.ts";
import { diskStorage } from "backend/adapters/storage/disk.ts";
import { fillDatabase } from "backend/fill-database.ts";
import { type AppSettings, createApp } from "backend/http/app.ts";
import type { AppPorts } from "backend/http/router.ts";
import { keyFor } from "backend/secrets.ts";
import type { IdentityProviders } from "backend/ports/auth.ts";
import type { Scheduling } from "backend/ports/scheduling.ts";
import { openLiveTimes } from "backend/use-cases/live/live-times.ts";
import { openTherapistSearch } from "backend/use-cases/therapists/therapist-search.ts";
import { watch } from "./support/response-checks.ts";

export const publicUrl = "http://localhost:8000";
export const demoPassword = "heaolu-demo-2026";

/** Friday, 20 November 2026, 9:00 in Tallinn: the moment in which every house opens. */
export const openingTime = Date.parse("2026-11-20T07:00:00Z");

export const secret = "a secret of the tests, long enough for everybody";
const noteKey = keyFor("journal-notes", secret);
const importKey = keyFor("calendar-imports", secret);
const auth = embeddedAuth({
  secret,
  issuer: publicUrl,
  passwordCost: { memoryCost: 8192, timeCost: 1, parallelism: 1 },
});

const nobodyElse = {
  providers: [],
  readToken: () => Promise.resolve(null),
} satisfies IdentityProviders;

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

type TestAppOptions = {
  demo?: boolean;
  /** Who may vouch for people; nobody unless said. */
  identityProviders?: Partial<IdentityProviders>;
  /** How this house differs from the one everybody lives in. */
  settings?: Partial<AppSettings>;
  /** Who keeps the calendar instead of the house itself; its clock is the house's. */
  scheduling?: (clock: () => number) => Scheduling;
  /** For a house with a bug in it on purpose: what goes into the app instead of the real ports. */
  broken?: (ports: AppPorts) => AppPorts;
};

/**
 * The whole backend on a fresh database, with the demo marketplace in it unless `demo` is false. Nothing inside is
 * replaced; only the clock is ours. Every answer is judged by the oracles that hold for all of them.
 */
export async function openTestApp(options: TestAppOptions = {}) {
  const { demo = true, settings = {}, broken = (ports) => ports } = options;
  const directory = await Deno.makeTempDir({ prefix: "test-app-" });
  await copyFolder(await filledFolder(demo), directory);
  let now = openingTime;

  const calendar = options.scheduling?.(() => now);
  const { database, ports } = await openPorts(directory, now, calendar);
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

    /** Signs in with the password as a person would. */
    async signIn(email: string, password = demoPassword) {
      const response = await this.post("/auth/login", { email, password });
      if (response.status !== 200) throw new Error(`${email}: ${await response.text()}`);
      const { accessToken, user } = await response.json();
      return { user, headers: { Authorization: `Bearer ${accessToken}` } };
    },

    async [Symbol.asyncDispose]() {
      ports.search.close();
      ports.live.close();
      await database.close();
      await Deno.remove(directory, { recursive: true });
    },
  };
}

/** The real parts on the data in a folder, which may be there already. `now` in ms. */
export async function openPorts(
  directory: string,
  now: number,
  calendar?: Scheduling,
  url = `file:${directory}/app.db`,
) {
  const database = openDatabase(url);
  const persistence = libsqlPersistence(database, { noteKey, importKey });
  const scheduling = calendar ?? embeddedScheduling({ persistence, publicUrl });
  const calendarFiles = icalCalendarFiles();
  const ports = {
    auth,
    calendarFiles,
    identityProviders: { ...nobodyElse },
    scheduling,
    storage: diskStorage(`${directory}/files`),
    persistence,
    mail: outboxMail({ render: mailRenderer({ publicUrl, brand: "Heaolu", calendarFiles }) }),
    images: sharpImages(),
    search: await openTherapistSearch({ persistence, scheduling }, now),
    live: openLiveTimes({ persistence, scheduling }),
  };
  return { database, ports };
}

type Sent = Record<string, string>;

const filled = new Map<boolean, Promise<string>>();

/** Filling takes a second, copying a moment: each test file fills once. */
function filledFolder(demo: boolean): Promise<string> {
  const folder = filled.get(demo) ?? fill(demo);
  filled.set(demo, folder);
  return folder;
}

async function fill(demo: boolean): Promise<string> {
  const directory = await Deno.makeTempDir({ prefix: "test-app-filled-" });
  const database = openDatabase(`file:${directory}/app.db`);
  await database.migrate();
  const storage = diskStorage(`${directory}/files`);
  await fillDatabase(database, { auth, storage }, {
    publicUrl,
    demo: demo ? { password: demoPassword } : null,
    noteKey,
    now: openingTime,
  });
  await database.close();
  globalThis.addEventListener("unload", () => Deno.removeSync(directory, { recursive: true }));
  return directory;
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const entry of Deno.readDir(from)) {
    // A closed database is whole without them, and they may vanish while we look.
    if (/-(shm|wal)$/.test(entry.name)) continue;
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    await (entry.isDirectory ? copyFolder(source, target) : Deno.copyFile(source, target));
  }
}
