import { createMiddleware } from "hono/factory";
import { type Language, languages } from "../domain/text.ts";
import type { Env } from "./router.ts";

/** Every request gets an id, a time, a language and an address before anything else looks at it. */
export function visit(clock: () => number, trustedProxies: readonly string[]) {
  return createMiddleware<Env>(async (c, next) => {
    const asked = c.req.header("x-request-id");
    c.set("requestId", asked && /^[\w-]{8,64}$/.test(asked) ? asked : crypto.randomUUID());
    c.set("now", clock());
    c.set("language", preferredLanguage(c.req.header("accept-language")));
    c.set("address", addressOf(c.req.raw, c.env, trustedProxies));
    await next();
    // Not c.header(): on an answer that is ready it copies the whole answer, each time.
    const { headers } = c.res;
    headers.set("X-Request-Id", c.get("requestId"));
    if (c.req.path.startsWith("/api/")) headers.set("Content-Language", c.get("language"));
  });
}

/** The first of our languages in the order the caller prefers (RFC 9110, 12.5.4); the fallback is Estonian. */
export function preferredLanguage(header = ""): Language {
  const wanted = header.split(",").slice(0, 20).map((part, position) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], weight: q === undefined ? 1 : Number(q), position };
  });
  wanted.sort((a, b) => b.weight - a.weight || a.position - b.position);
  for (const { language, weight } of wanted) {
    const ours = languages.find((candidate) => candidate === language);
    if (ours && weight > 0) return ours;
  }
  return languages[0];
}

/** The peer's address, or the one a trusted proxy says it speaks for: the last it does not know itself. */
function addressOf(request: Request, env: unknown, trustedProxies: readonly string[]): string {
  const peer = (env as { remoteAddr?: Deno.NetAddr } | undefined)?.remoteAddr?.hostname ?? "local";
  if (!trustedProxies.includes(peer)) return peer;
  const chain = (request.headers.get("x-forwarded-for") ?? "").split(",").map((a) => a.trim());
  return chain.findLast((address) => address && !trustedProxies.includes(address)) ?? peer;
}
