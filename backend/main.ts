import { openDatabase } from "db/open.ts";
import { moveOrigin } from "db/seed/move-origin.ts";
import { fileURLToPath } from "node:url";
import { embeddedAuth } from "./adapters/auth/embedded.ts";
import { icalCalendarFiles } from "./adapters/calendar-files/ical.ts";
import { sharpImages } from "./adapters/images/sharp.ts";
import { outboxMail } from "./adapters/mail/outbox.ts";
import { mailRenderer } from "./adapters/mail/render-mail.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { libsqlPersistence } from "./adapters/persistence/libsql/persistence.ts";
import { diskStorage } from "./adapters/storage/disk.ts";
import { browserConfig } from "./browser-config.ts";
import { type Config, readConfig, unknownNames } from "./config.ts";
import { fillDatabase } from "./fill-database.ts";
import { createSite } from "./http/site.ts";
import { identityProviders } from "./identity-providers.ts";
import { startJobs } from "./jobs.ts";
import { openScheduling, webhookAddress } from "./open-scheduling.ts";
import type { Scheduling } from "./ports/scheduling.ts";
import { keyFor, serverSecret } from "./secrets.ts";
import { refreshDueImports } from "./use-cases/availability/refresh-due-imports.ts";
import { applyWebhookEvents } from "./use-cases/scheduling/apply-webhook-events.ts";
import { sendDueMails } from "./use-cases/outbox/send-due-mails.ts";
import { tidyUp } from "./use-cases/jobs/tidy-up.ts";
import { withLease } from "./use-cases/jobs/with-lease.ts";
import { openLiveTimes } from "./use-cases/live/live-times.ts";
import { finishEndedTherapySessions } from "./use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { remindOfTherapySessions } from "./use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { reconcileTherapySessions } from "./use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { finishErasures } from "./use-cases/user/finish-erasures.ts";
import { sweepPictures } from "./use-cases/user/sweep-pictures.ts";
import { openTherapistSearch } from "./use-cases/therapists/therapist-search.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const version = "1.0.0";

/** For whatever is under way when the house closes (ms): whoever stops it gives it ten seconds, as a rule. */
const longestFarewell = 8_000;

// Database, files and secret are nobody else's business on this machine.
Deno.umask(0o077);

try {
  await serve(readConfig(Deno.env.toObject()));
} catch (error) {
  // Whoever starts the house gets the reason on one screen, not a stack.
  console.error(error instanceof Error ? error.message : error);
  Deno.exit(1);
}

async function serve(config: Config): Promise<void> {
  const { publicUrl } = config;
  for (const name of unknownNames(Deno.env.toObject())) console.warn(`unknown setting: ${name}`);

  console.log("database: opening…");
  const secret = await serverSecret(config.authSecret, config.dataDirectory);
  const noteKey = keyFor("journal-notes", secret);
  const database = openDatabase(config.databaseUrl, config.databaseAuthToken);
  await database.migrate();

  const auth = embeddedAuth({ secret, issuer: publicUrl });
  const storage = diskStorage(`${config.dataDirectory}/files`);
  const demo = config.demo ? { password: config.demoPassword } : null;
  const filled = await fillDatabase(database, { auth, storage }, {
    publicUrl,
    demo,
    noteKey,
    now: Date.now(),
  });
  if (filled) console.log("database: filled with the demo marketplace");
  await moveOrigin(database, publicUrl);

  const importKey = keyFor("calendar-imports", secret);
  const persistence = libsqlPersistence(database, { noteKey, importKey });
  const scheduling = await openScheduling(config, persistence);
  const calendarFiles = icalCalendarFiles();
  const render = mailRenderer({ publicUrl, brand: config.brand, calendarFiles });
  const mail = config.mail === "smtp"
    ? smtpMail({ url: config.smtpUrl!, from: config.mailFrom, render })
    : outboxMail({ render });
  const images = sharpImages();
  const search = await openTherapistSearch({ persistence, scheduling }, Date.now());
  const ports = {
    auth,
    calendarFiles,
    identityProviders: identityProviders(config.identityProviders),
    scheduling,
    storage,
    persistence,
    mail,
    images,
    search,
    live: openLiveTimes({ persistence, scheduling }),
  };

  let stopping = false;
  const site = createSite(ports, {
    publicUrl,
    brand: config.brand,
    contactEmail: config.contactEmail,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    ...(config.log ? { log: console.log } : {}),
    pages: {
      html: {
        product: await builtPage("index.html"),
        booking: await builtPage("booking.html"),
      },
      browserConfig: browserConfig(config, scheduling),
    },
    status: {
      version,
      problems: async () => [...(stopping ? ["stopping"] : []), ...await database.problems()],
    },
    folders: {
      frontend: "dist/frontend",
      storybook: "dist/storybook",
      swagger: "node_modules/swagger-ui-dist",
    },
    showMailbox: config.demo && config.mail === "outbox",
  });

  const server = Deno.serve(
    { port: config.port, hostname: config.host, onListen: () => announce(config) },
    (request, info) => site.fetch(request, info),
  );
  const holder = crypto.randomUUID();
  const jobs = startJobs(
    [
      {
        name: "send mails",
        everySeconds: 2,
        shared: true,
        run: (_now, stopping) => sendDueMails(ports, { clock: Date.now, stopping }),
      },
      {
        name: "end holds",
        everySeconds: 1,
        shared: true,
        run: async (now) => await scheduling.holds?.deleteExpired(now),
      },
      {
        name: "finish sessions",
        everySeconds: 30,
        run: (now) => finishEndedTherapySessions(ports, now),
      },
      {
        name: "remind",
        everySeconds: 30,
        run: (now) => remindOfTherapySessions(ports, now),
      },
      { name: "reconcile", everySeconds: 30, run: (now) => reconcileTherapySessions(ports, now) },
      {
        name: "apply webhook events",
        everySeconds: 2,
        run: (now) => applyWebhookEvents(ports, now),
      },
      { name: "subscribe", everySeconds: 600, run: () => subscribe(config, scheduling) },
      {
        name: "read calendars",
        everySeconds: 60,
        run: (now, stopping) => refreshDueImports(ports, now, stopping),
      },
      { name: "finish erasures", everySeconds: 60, run: (now) => finishErasures(ports, now) },
      { name: "sweep pictures", everySeconds: 3600, run: (now) => sweepPictures(ports, now) },
      { name: "tidy up", everySeconds: 3600, run: (now) => tidyUp(ports, now) },
    ],
    (name, work) => withLease(ports, { name, holder, clock: Date.now }, work),
    (name, error) =>
      console.error(JSON.stringify({ level: "error", msg: name, error: String(error) })),
  );
  // What the provider cannot be asked for now is asked for again by the job.
  subscribe(config, scheduling).catch((error) =>
    console.warn(`webhooks: not subscribed yet: ${error.message}`)
  );

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // What never ends by itself would keep the others waiting.
    ports.live.close();
    const timeIsUp = new Promise((ended) => setTimeout(ended, longestFarewell));
    await Promise.race([Promise.all([server.shutdown(), jobs.stop()]), timeIsUp]);
    search.close();
    // What is still at work has its claim or lease taken over by whoever comes next.
    await Promise.race([database.close(), timeIsUp]);
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
  if (Deno.args.includes("--end-with-input")) {
    // The starter holds the other end of this pipe: when it is gone, so is our reason to run.
    await Array.fromAsync(Deno.stdin.readable);
    await stop();
  }
}

/** A subscription may be lost or switched off by the provider at any time. */
async function subscribe(config: Config, scheduling: Scheduling): Promise<void> {
  const callbackUrl = webhookAddress(config);
  if (callbackUrl) await scheduling.provider?.subscribe(callbackUrl);
}

/** In development the pages come from vite and may never have been built. */
async function builtPage(name: string): Promise<string> {
  return await Deno.readTextFile(`${root}dist/frontend/${name}`).catch(() =>
    "<!doctype html><html><head><title></title></head><body>The pages are not built yet: run deno task build.</body></html>"
  );
}

function announce(config: Config): void {
  const lines = [
    "",
    `${config.brand} is open: ${config.publicUrl}`,
    ...(config.demo
      ? [
        "",
        `Demo accounts (password ${config.demoPassword}):`,
        "  client@demo.heaolu.ee       a client with a full journal",
        "  therapist1@demo.heaolu.ee   a practitioner (also therapist2, therapist3)",
        "  admin@demo.heaolu.ee        an administrator",
      ]
      : []),
    "",
    "Places: / · /docs · /storybook · /health" +
    (config.demo && config.mail === "outbox" ? " · /mailbox" : ""),
    "",
  ];
  console.log(lines.join("\n"));
}
