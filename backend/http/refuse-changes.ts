import { createMiddleware } from "hono/factory";
import { second } from "../domain/duration.ts";
import { DomainError } from "../domain/errors.ts";
import type { Env } from "./router.ts";

/** A page that is open goes on showing what its person may read. */
const signsIn = /^\/api\/auth\/(login[a-z-]*|logout[a-z-]*|refresh|second-step|step-up)$/;

/** During maintenance what changes something gets 503 with the time after which it works again. `endsAt` in ms. */
export function refuseChanges(endsAt: () => number | null, clock: () => number) {
  return createMiddleware<Env>(async (c, next) => {
    const end = endsAt();
    const isRead = ["GET", "HEAD", "OPTIONS"].includes(c.req.method);
    if (end === null || isRead || signsIn.test(c.req.path)) return await next();
    throw new DomainError("ERR_UNAVAILABLE", { retryAfter: Math.ceil((end - clock()) / second) });
  });
}
