import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { type Language, languages } from "../domain/text.ts";
import type { Env } from "./router.ts";

/** Whether an address is one of our proxies. */
export type IsTrusted = (address: string) => boolean;

export function requestContext(clock: () => number, isTrusted: IsTrusted) {
  return createMiddleware<Env>(async (c, next) => {
    const sentId = c.req.header("x-request-id");
    c.set("requestId", sentId && /^[\w-]{8,64}$/.test(sentId) ? sentId : crypto.randomUUID());
    c.set("now", clock());
    c.set("language", preferredLanguage(c.req.header("accept-language")));
    c.set("address", addressOf(c.req.raw, c.env, isTrusted));
    await next();
    // c.header() would copy the finished response for every header.
    const { headers } = c.res;
    headers.set("X-Request-Id", c.get("requestId"));
    if (c.req.path.startsWith("/api/")) headers.set("Content-Language", c.get("language"));
  });
}

const languagesOfHeaders = new LRUCache<string, Language>({ max: 1_000 });
const longestCachedHeader = 200;

/** The product's language that the caller prefers most (RFC 9110, 12.5.4), else `otherwise`. */
export function preferredLanguage(header = "", otherwise: Language = languages[0]): Language {
  const key = otherwise + header;
  const known = languagesOfHeaders.get(key);
  if (known) return known;
  const language = parsedPreference(header) ?? otherwise;
  if (header.length <= longestCachedHeader) languagesOfHeaders.set(key, language);
  return language;
}

function parsedPreference(header: string): Language | null {
  const preferences = header.split(",").slice(0, 20).map((part, position) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], weight: q === undefined ? 1 : Number(q), position };
  });
  preferences.sort((a, b) => b.weight - a.weight || a.position - b.position);
  for (const { language, weight } of preferences) {
    const match = languages.find((candidate) => candidate === language);
    if (match && weight > 0) return match;
  }
  return null;
}

/**
 * The peer's address; behind a trusted proxy the last forwarded address that is not a trusted proxy. An entry that is no
 * address ends the search, because what stands before it comes from an unknown sender.
 */
function addressOf(request: Request, env: unknown, isTrusted: IsTrusted): string {
  const peer = (env as { remoteAddr?: Deno.NetAddr } | undefined)?.remoteAddr?.hostname ?? "local";
  if (!isTrusted(peer)) return peer;
  const entries = (request.headers.get("x-forwarded-for") ?? "").split(",").filter((a) => a.trim());
  for (const entry of entries.reverse()) {
    const address = withoutPort(entry.trim());
    if (isIP(address) === 0) return peer;
    if (!isTrusted(address)) return address;
  }
  return peer;
}

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}
