import { expect, test } from "vitest";
import type { Logger } from "vite";
import { quietProxy } from "./quiet-proxy.ts";

test("while the server restarts, one line is logged and no stack trace", () => {
  const lines: string[] = [];
  const add = (line: string) => void lines.push(line);
  let now = 0;
  const quiet = quietProxy({ warn: add, error: add } as Logger, "http://127.0.0.1:8000", () => now);
  const { stack } = new Error("connect ECONNREFUSED 127.0.0.1:8000");
  for (const path of ["/api/auth/me", "/api/therapists"]) {
    quiet.error(`\u001b[31mhttp proxy error: ${path}\u001b[39m\n${stack}`);
  }
  const restarting =
    "The server at http://127.0.0.1:8000 does not answer: it restarts, or could not start.";
  expect(lines).toEqual([restarting]);
  now += 6_000;
  quiet.error(`ws proxy error:\n${stack}`);
  quiet.error("Internal server error: Unexpected token");
  expect(lines.slice(1)).toEqual([restarting, "Internal server error: Unexpected token"]);
});
