import { createMiddleware } from "hono/factory";
import { contentEtag, isCurrent } from "./answer-bytes.ts";
import { forUserOnly } from "./security-headers.ts";
import type { Env } from "./router.ts";

export const publicCache = withEtag("public, max-age=60, stale-while-revalidate=600");

/** For words that administrators edit: every reader gets a change at once. */
export const revalidatedCache = withEtag("public, no-cache");

export const privateCache = withEtag(forUserOnly);

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
    const etag = `W/${contentEtag(body)}`;
    headers.set("ETag", etag);
    headers.set("Cache-Control", c.get("account") ? "no-store" : cacheControl);
    const isSame = isCurrent(c.req.header("If-None-Match"), etag);
    if (isSame) headers.delete("Content-Type");
    // Without this hono merges the headers of the old response into the new one.
    c.res = undefined;
    c.res = isSame
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status, headers });
  });
}
