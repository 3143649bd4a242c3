import { timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { second } from "../domain/duration.ts";
import type { Ports } from "../ports/ports.ts";
import { type Env, newRouter } from "./router.ts";
import type { Status } from "./health.ts";
import { isWarmUp } from "./warm-up.ts";

export type Metrics = ReturnType<typeof openMetrics>;

type Measured = {
  ports: Pick<Ports, "backups" | "persistence">;
  status: Status;
  /** Sent as `Authorization: Bearer …` by what collects the figures. */
  token: string;
  clock?: () => number;
};

/** The server may not read `/proc`, so they would be 0. */
const unreadable = [
  "process_resident_memory_bytes",
  "process_virtual_memory_bytes",
  "process_heap_bytes",
  "process_open_fds",
  "process_max_fds",
];

/** Seconds: from what memory answers to what a person gives up on. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Figures of this process and of the shared data in the format of Prometheus, without anything about a person. */
export function openMetrics({ ports, status, token, clock = Date.now }: Measured) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of unreadable) registry.removeSingleMetric(name);
  const durations = new Histogram({
    name: "heaolu_request_seconds",
    help: "Duration of requests by the template of their route",
    labelNames: ["method", "route", "status"],
    ...{ buckets, registers: [registry] },
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `heaolu_${name}`, help, labelNames, registers: [registry] });
  const info = gauge("info", "The version that runs", ["version"]);
  const problems = gauge("problems", "Why /ready answers 503");
  const warnings = gauge("warnings", "Why /ready answers degraded");
  const failingMails = gauge("failing_mails", "Mails whose sending failed and is repeated");
  const oldestMail = gauge("failing_mail_oldest_seconds", "Age of the oldest of them");
  const backupAge = gauge("backup_age_seconds", "Age of the newest backup");
  const jobFailures = gauge(
    "job_failures_in_row",
    "Runs of a job that failed since one went well",
    [
      "job",
    ],
  );
  const memory = gauge("memory_bytes", "Resident memory of the process");
  info.set({ version: status.version }, 1);

  async function collect(): Promise<void> {
    const now = clock();
    memory.set(Deno.memoryUsage().rss);
    problems.set((await status.problems()).length);
    warnings.set((await status.warnings(now)).length);
    const failing = await ports.persistence.outbox.failing();
    failingMails.set(failing?.count ?? 0);
    oldestMail.set(failing ? (now - failing.oldestAt) / second : 0);
    const newestAt = await ports.backups?.newestAt() ?? null;
    if (newestAt !== null) backupAge.set((now - newestAt) / second);
    for (const { name, failuresInRow } of await ports.persistence.jobStates.list(now)) {
      jobFailures.set({ job: name }, failuresInRow);
    }
  }

  return {
    middleware: createMiddleware<Env>(async (c, next) => {
      if (isWarmUp(c)) return await next();
      const started = performance.now();
      await next();
      const labels = {
        method: c.req.method,
        route: routePath(c, -1),
        status: String(c.res.status),
      };
      durations.observe(labels, (performance.now() - started) / second);
    }),

    route: newRouter().get("/metrics", async (c) => {
      c.header("Cache-Control", "no-store");
      if (!isSame(c.req.header("authorization"), `Bearer ${token}`)) {
        c.header("WWW-Authenticate", "Bearer");
        return c.text("Send METRICS_TOKEN as a bearer token.", 401);
      }
      // What the database does not answer now keeps its last value; the process's own figures are still true.
      await collect().catch(() => {});
      return c.text(await registry.metrics(), 200, { "Content-Type": registry.contentType });
    }),
  };
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
