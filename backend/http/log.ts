import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Env } from "./router.ts";

export type LogLine = Record<string, string | number | undefined>;

/** One JSON line a request: the route's template and never the URL, which may name a person. */
export function log(write: (line: string) => void) {
  return createMiddleware<Env>(async (c, next) => {
    const started = performance.now();
    await next();
    const line: LogLine = {
      ts: new Date().toISOString(),
      level: c.res.status >= 500 ? "error" : "info",
      msg: "request",
      requestId: c.get("requestId"),
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    };
    write(JSON.stringify(line));
  });
}
