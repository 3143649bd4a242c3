import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import type { Env } from "./router.ts";

const day = 86_400_000;

/** A request that did not end within this time (ms) was cut off: the same key may try again. */
const cutOff = 60_000;

/**
 * A `POST` with an Idempotency-Key is answered once: the same caller, address, key and body get the first answer
 * again for a day. ERR_IDEMPOTENCY_MISMATCH for another body, ERR_REQUEST_IN_PROGRESS while the first is under way.
 * A refusal is not kept, so that whoever was refused may try again.
 */
export function idempotent({ auth, persistence }: Pick<Ports, "auth" | "persistence">) {
  /** The answer to repeat, or null when this request is the first. */
  function firstAnswer(scope: string, requestHash: string, now: number) {
    return persistence.transaction(async ({ idempotency }) => {
      const kept = await idempotency.find(scope);
      const isOver = !kept || now - kept.startedAt > (kept.answer ? day : cutOff);
      if (isOver) {
        await idempotency.start(scope, requestHash, now);
        return null;
      }
      if (kept.requestHash !== requestHash) throw new DomainError("ERR_IDEMPOTENCY_MISMATCH");
      if (!kept.answer) throw new DomainError("ERR_REQUEST_IN_PROGRESS", { retryAfter: 1 });
      return kept.answer;
    });
  }

  return createMiddleware<Env>(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined || c.req.method !== "POST") return await next();
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [{
          path: "Idempotency-Key",
          errCode: "ERR_INVALID_STRING",
          message: "1 to 255 visible characters",
        }],
      });
    }
    const caller = c.var.account ? `user ${c.var.account.userId}` : `address ${c.var.address}`;
    const scope = auth.hashSecret([caller, c.req.path, key].join("\n"));
    const first = await firstAnswer(scope, auth.hashSecret(await c.req.text()), c.var.now);
    if (first) {
      return c.body(first.body, first.status as ContentfulStatusCode, {
        "Content-Type": "application/json",
        "Idempotency-Replayed": "true",
      });
    }
    await next();
    const answer = c.res.ok && { status: c.res.status, body: await c.res.clone().text() };
    await persistence.transaction(({ idempotency }) =>
      answer ? idempotency.finish(scope, answer) : idempotency.forget(scope)
    );
  });
}
