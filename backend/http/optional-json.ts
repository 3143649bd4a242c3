import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

/** For operations that need no body: an empty one is none, whatever type the client says it has. */
export const optionalJson = createMiddleware<Env>(async (c, next) => {
  if ((await c.req.text()).trim() === "") {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("content-type");
    headers.delete("content-length");
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
  }
  await next();
});
