import { expect, test } from "vitest";
import { logLine } from "./log-line.ts";

test("a line of the log stays one line and begins with its time, level and message", () => {
  const line = logLine(0, { level: "warn", msg: "two\nlines", requestId: "a" });
  expect(line).toBe(
    '{"ts":"1970-01-01T00:00:00.000Z","level":"warn","msg":"two\\nlines","requestId":"a"}',
  );
});
