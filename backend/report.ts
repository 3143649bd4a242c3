import { type LogLevel, logLine } from "./domain/log-line.ts";

const streams = { info: "log", warn: "warn", error: "error" } as const;

/** Writes a line of the log. `facts` hold no personal data. */
export function report(level: LogLevel, msg: string, facts: Record<string, unknown> = {}): void {
  console[streams[level]](logLine(Date.now(), { level, msg, ...facts }));
}

/** Writes what a person at the terminal reads; in production a line of the log like all others. */
export function say(level: LogLevel, text: string): void {
  if (Deno.env.get("APP_ENV") === "production") report(level, text);
  else console[streams[level]](text);
}
