import { createMiddleware } from "hono/factory";
import { etag } from "hono/etag";
import type { Env } from "./router.ts";

const answerOnce = etag();

/** A public read: whoever knows its ETag gets 304, and a visitor's copy may be kept for a minute. */
export const publicCache = createMiddleware<Env>(async (c, next) => {
  const answered = await answerOnce(c, next);
  c.header("Vary", "Accept-Language, Authorization");
  if (c.res.ok || c.res.status === 304) {
    c.header(
      "Cache-Control",
      c.var.account ? "no-store" : "public, max-age=60, stale-while-revalidate=600",
    );
  }
  return answered;
});
