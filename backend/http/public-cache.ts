import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

export const publicCache = withEtag("public, max-age=60, stale-while-revalidate=600");

export const privateCache = withEtag("private, no-cache");

export const notModified = {
  304: { description: "Not modified: the `If-None-Match` header names the current ETag" },
};

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
    const isCurrent = matches(c.req.header("if-none-match"), etag);
    if (isCurrent) headers.delete("Content-Type");
    // Without this hono merges the headers of the old response into the new one.
    c.res = undefined;
    c.res = isCurrent
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status, headers });
  });
}

/** Weak comparison, because a compressing proxy makes our ETag weak (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag);
}
