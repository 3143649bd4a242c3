import { failureCode } from "db/database-failure.ts";
import { type LogLevel, logLine } from "./domain/log-line.ts";
import { withoutParameters } from "./domain/without-parameters.ts";
import { countedReport } from "./http/counted-report.ts";

const streams = { info: "log", warn: "warn", error: "error" } as const;

/** Writes a line of the log. `facts` hold no personal data. */
export function report(level: LogLevel, msg: string, facts: Record<string, unknown> = {}): void {
  console[streams[level]](logLine(Date.now(), { level, msg, ...facts }));
}

const counted = new Map<string, ReturnType<typeof countedReport>>();

/**
 * Writes that work in the background failed. While a database or another server does not answer, each kind of work has a
 * line a minute, with `failures`.
 */
export function reportFailure(msg: string, error: unknown): void {
  const facts = { error: String(withoutParameters(error)) };
  if (failureCode(error) === null) return report("error", msg, facts);
  const reportCounted = counted.get(msg) ?? countedReport(msg, "failures");
  counted.set(msg, reportCounted);
  reportCounted(facts);
}

/** Writes what a person at the terminal reads; in production a line of the log like all others. */
export function say(level: LogLevel, text: string): void {
  if (Deno.env.get("APP_ENV") === "production") report(level, text);
  else console[streams[level]](text);
}
