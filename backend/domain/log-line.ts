import { instantText } from "./instant-text.ts";

export type LogLevel = "info" | "warn" | "error";

type Line = { level: LogLevel; msg: string } & Record<string, unknown>;

/** One line of the server's log. `now` in ms. Facts hold no personal data. */
export function logLine(now: number, { level, msg, ...facts }: Line): string {
  return JSON.stringify({ ts: instantText(now), level, msg, ...facts });
}
