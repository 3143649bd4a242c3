import { createMiddleware } from "hono/factory";
import { DomainError } from "../../domain/errors.ts";
import type { Env } from "../router.ts";

/**
 * For the routes a cookie opens: only our own pages may call them. Browsers say where a request comes from; whatever
 * else is sent without our header is a form or a picture on somebody's page.
 */
export function ownPagesOnly(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return createMiddleware<Env>(async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    const from = c.req.header("origin");
    const isForeign = site === undefined
      ? from !== undefined && from !== origin
      : site !== "same-origin";
    if (isForeign || c.req.header("x-requested-with") !== "heaolu") {
      throw new DomainError("ERR_CROSS_SITE");
    }
    await next();
  });
}
