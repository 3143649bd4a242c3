import { z } from "@hono/zod-openapi";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createMiddleware } from "hono/factory";
import { day, minute } from "../domain/duration.ts";
import { DomainError } from "../domain/errors.ts";
import { problem } from "../domain/field-problem.ts";
import type { Ports } from "../ports/ports.ts";
import type { Env } from "./router.ts";

const interruptedAfter = minute;

export const IdempotencyKey = z.object({
  "idempotency-key": z.string().min(1).max(255).optional().openapi({
    description:
      "A unique key of your choice. Repeating the request with the same key within 24 hours returns the first response " +
      "and changes nothing.",
  }),
});

/**
 * Runs a `POST` with an Idempotency-Key once: for a day the same caller, path, key and body get the first response
 * again. ERR_IDEMPOTENCY_MISMATCH for another body, ERR_REQUEST_IN_PROGRESS while the first request runs. Refusals are
 * not stored, so that a refused caller can retry.
 */
export function idempotent({ auth, persistence }: Pick<Ports, "auth" | "persistence">) {
  /** The stored response, or null when this request is the first. */
  function storedAnswer(scope: string, requestHash: string, now: number) {
    return persistence.transaction(async ({ idempotency }) => {
      const stored = await idempotency.find(scope);
      const isExpired = !stored ||
        now - stored.startedAt > (stored.answer ? day : interruptedAfter);
      if (isExpired) {
        await idempotency.start(scope, requestHash, now);
        return null;
      }
      if (stored.requestHash !== requestHash) throw new DomainError("ERR_IDEMPOTENCY_MISMATCH");
      if (!stored.answer) throw new DomainError("ERR_REQUEST_IN_PROGRESS", { retryAfter: 1 });
      return stored.answer;
    });
  }

  return createMiddleware<Env>(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined || c.req.method !== "POST") return await next();
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [problem("Idempotency-Key", "ERR_INVALID_STRING", { least: 1, most: 255 })],
      });
    }
    const caller = c.var.account ? `user ${c.var.account.userId}` : `address ${c.var.address}`;
    const scope = auth.hashSecret([caller, c.req.path, key].join("\n"));
    const stored = await storedAnswer(scope, auth.hashSecret(await c.req.text()), c.var.now);
    if (stored) {
      return c.body(stored.body, stored.status as ContentfulStatusCode, {
        "Content-Type": "application/json",
        "Idempotency-Replayed": "true",
      });
    }
    await next();
    const answer = c.res.ok && { status: c.res.status, body: await c.res.clone().text() };
    await persistence.transaction(({ idempotency }) =>
      answer ? idempotency.finish(scope, answer) : idempotency.delete(scope)
    );
  });
}
