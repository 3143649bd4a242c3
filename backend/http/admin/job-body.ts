import { z } from "@hono/zod-openapi";
import type { JobState } from "../../ports/persistence/job-states.ts";
import { instantText, optionalInstantText } from "../version.ts";

const Process = z.string().max(36).nullable();

export const JobBody = z.object({
  name: z.string().max(60),
  everyMs: z.int().min(1).max(1_000_000_000),
  inEveryProcess: z.boolean().openapi({
    description:
      "Whether every process runs it at once, because each run claims the rows it works on",
  }),
  lastRun: z.object({
    startedAt: z.iso.datetime(),
    tookMs: z.int().min(0).max(1_000_000_000),
    process: Process.openapi({ description: "An id of the process" }),
    error: z.string().max(600).nullable().openapi({ description: "Null when it went well" }),
  }).nullable().openapi({
    description: "Of a job that runs more often than every 30 seconds it may be 30 seconds old",
  }),
  nextRunAt: z.iso.datetime().nullable().openapi({
    description: "Null before the first run, and when the job is late",
  }),
  failuresInRow: z.int().min(0).max(1_000_000_000),
  requestedAt: z.iso.datetime().nullable().openapi({
    description: "Since when it is to run at once",
  }),
  runningIn: Process.openapi({ description: "The process that has its lease now" }),
}).openapi("Job", {
  example: {
    name: "send reminders",
    everyMs: 30000,
    inEveryProcess: false,
    lastRun: {
      startedAt: "2026-11-20T07:00:00Z",
      tookMs: 12,
      process: "5f1c2a7e-6d1e-4000-8000-3f5b2a9c1d10",
      error: null,
    },
    nextRunAt: "2026-11-20T07:00:30Z",
    failuresInRow: 0,
    requestedAt: null,
    runningIn: null,
  },
});

/** `now` in ms. */
export function presentJob(job: JobState, now: number): z.infer<typeof JobBody> {
  const { name, everyMs, claims, startedAt, tookMs, holder, error } = job;
  const next = startedAt === null ? null : startedAt + everyMs;
  return {
    name,
    everyMs,
    inEveryProcess: claims,
    lastRun: startedAt === null
      ? null
      : { startedAt: instantText(startedAt), tookMs: tookMs ?? 0, process: holder, error },
    nextRunAt: next !== null && next > now ? instantText(next) : null,
    failuresInRow: job.failuresInRow,
    requestedAt: optionalInstantText(job.requestedAt),
    runningIn: job.runningIn,
  };
}
