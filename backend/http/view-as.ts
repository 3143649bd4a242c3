import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import { viewedAccount } from "../use-cases/data-access/viewed-account.ts";
import type { Env } from "./router.ts";

/** Sent by an administrator's page that shows the product as another person sees it. */
const viewAsHeader = "X-View-As";

/** Archives, secret addresses, codes that are worth money, and what a person wrote for themselves alone. */
const closed = [
  /\/(export|pdf|csv|ics|calendar\.ics|booking-link|calendar-feed)$/,
  /^\/api\/(admin|calendar-feeds|gift-cards|payments|uploads|secret-links|api-keys|webhooks)\b/,
  /^\/api\/auth\/(?!me$|providers$)/,
  /^\/api\/courses\/(answers|[^/]+\/lessons)\b/,
];

/**
 * Answers as the viewed person would see it. Everything but reading is refused, and a view that ended never falls
 * back to the administrator's own data.
 */
export function viewAs({ persistence }: Pick<Ports, "persistence">) {
  return createMiddleware<Env>(async (c, next) => {
    const id = c.req.header(viewAsHeader);
    if (id === undefined) return await next();
    const account = c.get("account");
    if (!account) throw new DomainError("ERR_UNAUTHORIZED");
    const viewed = await viewedAccount(persistence, { account, now: c.get("now") }, { id });
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || closed.some((pattern) => pattern.test(c.req.path))) {
      throw new DomainError("ERR_READ_ONLY");
    }
    c.set("account", viewed);
    await next();
  });
}
