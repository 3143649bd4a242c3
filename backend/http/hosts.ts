import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { DomainError } from "../domain/errors.ts";
import type { Env } from "./router.ts";

/** Hosts that were found to be own. */
const maxKnown = 100;

/** Load balancers and orchestrators ask for these under names of their own. */
const healthPaths = ["/health", "/ready"];

/**
 * Refuses requests whose host is neither that of `publicUrl`, nor in `allowedHosts`, nor localhost, nor an IP address.
 * No answer is built from the request's host.
 */
export function ownHostsOnly(publicUrl: string, allowedHosts: readonly string[]) {
  const names = new Set(
    [new URL(publicUrl).hostname, "localhost", ...allowedHosts].map((name) => name.toLowerCase()),
  );
  const known = new LRUCache<string, true>({ max: maxKnown });

  return createMiddleware<Env>((c, next) => {
    const sent = c.req.header("host");
    if (sent !== undefined && known.has(sent) && c.req.url.startsWith(`http://${sent}/`)) {
      return next();
    }
    const [, ofUrl] = /^\w+:\/\/([^/?#]*)/.exec(c.req.url) ?? [];
    const named = [ofUrl, sent].filter((host) => host !== undefined);
    const isOwn = named.every((host) => isOwnHost(host, names));
    if (!isOwn && !healthPaths.includes(c.req.path)) throw new DomainError("ERR_UNKNOWN_HOST");
    if (isOwn && sent !== undefined) known.set(sent, true);
    return next();
  });
}

function isOwnHost(host: string, names: ReadonlySet<string>): boolean {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  const name = (bracketed ?? plain ?? "").toLowerCase().replace(/\.$/, "");
  return isIP(name) !== 0 || names.has(name);
}
