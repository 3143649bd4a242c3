import { minute } from "../domain/duration.ts";
import { logLine } from "../domain/log-line.ts";

/**
 * Reports what may happen many times a second: at most a line a minute, whose `requests`, or another name, is how often it
 * happened since the line before.
 */
export function countedReport(msg: string, counted = "requests") {
  let count = 0;
  let reportedAt = -Infinity;
  return (facts: Record<string, unknown> = {}): void => {
    count++;
    const now = Date.now();
    if (now - reportedAt < minute) return;
    console.error(logLine(now, { level: "error", msg, [counted]: count, ...facts }));
    reportedAt = now;
    count = 0;
  };
}
