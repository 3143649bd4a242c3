import { createMiddleware } from "hono/factory";
import { second } from "../domain/duration.ts";
import { DomainError } from "../domain/errors.ts";
import type { Env } from "./router.ts";

/** A page that is open goes on showing what its person may read. */
const signsIn = /^\/api\/auth\/(login[a-z-]*|logout[a-z-]*|refresh|second-step|step-up)$/;

/** Reads whose question is too long or too private for an address. */
const readsByPost =
  /^\/api\/(therapists\/(search|compare)|suitability\/(assessment|booking-verdict)|availability\/preview|booking-links\/(read|alternatives)|booking-requests\/link|secret-links\/open|waiting-lists\/link\/read|leads\/status|gift-cards\/balance)$/;

/** During maintenance what changes something gets 503 with the time after which it works again. `endsAt` in ms. */
export function refuseChanges(endsAt: () => number | null, clock: () => number) {
  return createMiddleware<Env>(async (c, next) => {
    const end = endsAt();
    const isRead = ["GET", "HEAD", "OPTIONS"].includes(c.req.method) ||
      readsByPost.test(c.req.path);
    if (end === null || isRead || signsIn.test(c.req.path)) return await next();
    throw new DomainError("ERR_MAINTENANCE", { retryAfter: Math.ceil((end - clock()) / second) });
  });
}
