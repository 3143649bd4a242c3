import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

/** A public read: whoever knows its ETag gets 304, and a visitor's copy may be kept for a minute. */
export const publicCache = withEtag("public, max-age=60, stale-while-revalidate=600");

/** One person's, without their token: their own program may keep a copy, and asks each time whether it is still so. */
export const privateCache = withEtag("private, no-cache");

function withEtag(cacheControl: string) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    const { headers, ok, status } = c.res;
    headers.set("Vary", "Accept-Language, Authorization");
    if (!ok) return;
    const body = await c.res.text();
    const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    headers.set("ETag", etag);
    headers.set("Cache-Control", c.get("account") ? "no-store" : cacheControl);
    const known = knows(c.req.header("if-none-match"), etag);
    if (known) headers.delete("Content-Type");
    // Without this the framework would merge both answers, headers and all.
    c.res = undefined;
    c.res = known
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status, headers });
  });
}

/** Weak comparison: a proxy that packed the answer has made our tag a weak one (RFC 9110, 13.1.2). */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag);
}
