import { failureCode } from "db/database-failure.ts";
import { moveOrigin } from "db/seed/move-origin.ts";
import { fileURLToPath, pathToFileURL } from "node:url";
import workspace from "../deno.json" with { type: "json" };
import { serveCommands, socketPath } from "./admin/admin-socket.ts";
import { answerCommand, outcomeOf, outcomeOfError, shownSettings } from "./admin/answer-command.ts";
import type { CommandCall, Outcome } from "./admin/command.ts";
import { announce, showsMailbox } from "./announce.ts";
import { browserConfig } from "./browser-config.ts";
import { type Config, readConfig } from "./config.ts";
import { openDataFolder, writeProblem } from "./data-folder.ts";
import { withDamageNamed } from "./damaged-database.ts";
import { keepListening } from "./keep-listening.ts";
import { listenProblem } from "./listen-problem.ts";
import { misspelledNames } from "./misspelled-names.ts";
import { messageOf, withoutParameters } from "./domain/without-parameters.ts";
import { fillDatabase } from "./fill-database.ts";
import { hasDemo } from "./fitting-database.ts";
import type { Manifest } from "./http/page-document.ts";
import type { PageRenderer } from "./http/page-renderer.ts";
import type { Sheets } from "./http/page-styles.ts";
import { openMetrics } from "./http/metrics.ts";
import { runningRequests } from "./http/running-requests.ts";
import { createSite } from "./http/site.ts";
import { allJobs } from "./jobs/all-jobs.ts";
import { jobLog } from "./jobs/job-log.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { migratedText } from "./migrated-text.ts";
import { type Adapters, addReadModels } from "./open-ports.ts";
import { openWhenReachable } from "./open-when-reachable.ts";
import { followMaintenance } from "./maintenance.ts";
import { readiness } from "./readiness.ts";
import { recipientsOf } from "./recipients.ts";
import { report, reportFailure, say } from "./report.ts";
import { settingWarnings } from "./setting-warnings.ts";
import { storageCheck } from "./storage-check.ts";
import { warmPages } from "./warm-pages.ts";

const unbuiltPage =
  "<!doctype html><html><head><title></title></head><body>The pages are not built yet: run deno task build.</body></html>";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Less than the ten seconds after which process managers usually kill. */
const shutdownTimeoutMs = 8_000;

/** Leaves time for the answers to requests that have to be refused. */
const bodyTimeoutMs = shutdownTimeoutMs - 1_000;

// Files with user data and secrets are readable by this user only.
Deno.umask(0o077);

try {
  for (const { name, meant } of misspelledNames(Deno.env.toObject())) {
    say("warn", `unknown setting: ${name}. Is ${meant} meant?`);
  }
  const config = readConfig(Deno.env.toObject());
  await serve(config).catch((error) => {
    throw withDamageNamed(error, config.databaseUrl);
  });
} catch (error) {
  say("error", messageOf(error));
  Deno.exit(1);
}

async function serve(config: Config): Promise<void> {
  await openDataFolder(config.dataDirectory);
  requireFreePort(config);
  say("info", "database: opening…");
  const adapters = await openWhenReachable(config);
  const { migrated } = adapters;
  if (migrated.length > 0) say("info", `database: ${migratedText(migrated)}`);
  await adapters.encryption.noteSecret();
  const isFilled = await fillDatabase(adapters, config, Date.now());
  if (isFilled) say("info", "database: filled with the demo marketplace");
  await moveOrigin(adapters.database, config.publicUrl);
  const { ports, database, dataVersion, close } = await addReadModels(adapters, Date.now());

  const maintenance = await followMaintenance(ports.persistence);
  const browser = browserConfig(config, ports.scheduling);

  const checkStorage = storageCheck(ports.storage);
  const ofSettings = settingWarnings(config);
  const warned = [
    ...ofSettings,
    ...await checkStorage(Date.now()),
    ...await backupWarnings(config),
  ];
  for (const warning of warned) say("warn", warning);
  const facts = { version: workspace.version, hasDemo: await hasDemo(database) };

  let stopping = false;
  const running = runningRequests();
  const status = {
    version: workspace.version,
    ...readiness({
      ...{ ports, database, dataDirectory: config.dataDirectory },
      isStopping: () => stopping,
      maintenanceEndsAt: maintenance.endsAt,
      otherWarnings: async (now) => [...ofSettings, ...await checkStorage(now)],
    }),
  };
  const site = createSite(ports, {
    publicUrl: config.publicUrl,
    brand: config.brand,
    contactEmail: config.contactEmail,
    recipients: recipientsOf(config),
    isTrustedProxy: config.isTrustedProxy,
    allowedHosts: config.allowedHosts,
    storybook: config.storybook,
    docs: config.docs,
    corsOrigins: config.corsOrigins,
    maxOpenBookings: config.maxOpenBookings,
    secondFactor: config.secondFactor,
    running,
    maintenanceEndsAt: maintenance.endsAt,
    ...(config.log ? { log: console.log } : {}),
    pages: {
      ...await builtPages(browser),
      browserConfig: browser,
      dataVersion,
      // Pages that are rendered while the server stops find its database closed.
      report: (error) => stopping || reportRendering(error),
    },
    status,
    ...(config.metricsToken
      ? { metrics: openMetrics({ ports, status, token: config.metricsToken }) }
      : {}),
    folders: {
      frontend: "dist/frontend",
      storybook: "dist/storybook",
      docs: "dist/docs",
    },
    showMailbox: showsMailbox(config),
  });

  const server = keepListening(
    () => listening(config, facts, (request, info) => site.fetch(request, info)),
    (error) => report("error", "accepting connections failed", { error: String(error) }),
  );
  const commands = await serveCommands(
    socketPath(config.dataDirectory),
    (call) => answered(call, adapters, config),
  );
  if (!commands) {
    say("warn", "DATA_DIR has a long path: stop the server before you run admin commands.");
  }
  warmPages(site, () => stopping).catch(reportRendering);
  const jobs = runJobs(allJobs, {
    ports,
    webhookUrl: config.webhookUrl,
    isPaused: () => maintenance.endsAt() !== null,
    log: jobLog(ports.persistence),
    report: reportFailure,
  });

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say("info", "stopping");
    // Open event streams would keep the server from shutting down.
    ports.live.close();
    maintenance.stop();
    const timeout = new Promise((resolve) => setTimeout(resolve, shutdownTimeoutMs));
    const shutdown = running.finish(bodyTimeoutMs).then(() => server.shutdown());
    await Promise.race([Promise.all([shutdown, jobs.stop(), commands?.stop()]), timeout]);
    await Promise.race([close(), timeout]);
    say("info", "stopped");
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
  if (Deno.args.includes("--end-with-input")) {
    await Array.fromAsync(Deno.stdin.readable);
    await stop();
  }
}

async function answered(call: CommandCall, adapters: Adapters, config: Config): Promise<Outcome> {
  try {
    if (call.name === "config") return outcomeOf(shownSettings(Deno.env.toObject()));
    if (call.name === "restore") throw new Error("A server runs on this DATA_DIR: stop it first.");
    return await answerCommand({ ...adapters, config, isServing: true }, call);
  } catch (error) {
    return outcomeOfError(withDamageNamed(error, config.databaseUrl), call.name);
  }
}

/** The built documents, and the renderer when the frontend was built with one. */
async function builtPages(browser: Record<string, unknown>) {
  const manifest = JSON.parse(await built("frontend/.vite/manifest.json") ?? "{}") as Manifest;
  const html = await built("frontend/index.html") ?? unbuiltPage;
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets: Sheets = {};
  for (const file of files) sheets[file] = await built(`frontend/${file}`) ?? "";
  const renderer = await openRenderer(browser);
  return { template: { html, manifest, sheets }, ...(renderer ? { renderer } : {}) };
}

async function built(name: string): Promise<string | null> {
  return await Deno.readTextFile(`${root}dist/${name}`).catch(() => null);
}

async function openRenderer(browser: Record<string, unknown>): Promise<PageRenderer | null> {
  const path = `${root}dist/server/entry-server.mjs`;
  if (!await Deno.stat(path).catch(() => null)) return null;
  const { createRenderer } = await import(pathToFileURL(path).href);
  return await createRenderer(browser);
}

function reportRendering(error: unknown): void {
  if (failureCode(error) !== null) return reportFailure("rendering", error);
  const safe = withoutParameters(error);
  const text = safe instanceof Error ? safe.stack ?? safe.message : String(safe);
  report("error", "rendering", { error: text });
}

async function backupWarnings({ backup }: Config): Promise<string[]> {
  const problem = backup && await writeProblem(backup.directory);
  return problem
    ? [`backup: BACKUP_DIR ${backup.directory} cannot be written to (${problem})`]
    : [];
}

function listening(
  config: Config,
  facts: { version: string; hasDemo: boolean },
  handler: Deno.ServeHandler<Deno.NetAddr>,
) {
  const { port, host } = config;
  const onListen = ({ hostname, port }: Deno.NetAddr) =>
    announce(config, { ...facts, address: `${hostname}:${port}` });
  try {
    return Deno.serve({ port, hostname: host, onListen }, handler);
  } catch (error) {
    throw listenError(error, config);
  }
}

/** A server that cannot listen must not have changed the database. */
function requireFreePort(config: Config): void {
  try {
    Deno.listen({ port: config.port, hostname: config.host }).close();
  } catch (error) {
    throw listenError(error, config);
  }
}

function listenError(error: unknown, config: Config): unknown {
  const problem = listenProblem(error, config);
  return problem === null ? error : new Error(problem);
}
