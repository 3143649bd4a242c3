import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { Env } from "./router.ts";

export type RunningRequests = ReturnType<typeof runningRequests>;

/** Lets requests with a body finish before the server stops, which would cut their bodies off (denoland/deno#36809). */
export function runningRequests() {
  const running = new Set<(reason: DomainError) => void>();
  const ended = Promise.withResolvers<void>();
  let isStopping = false;

  return {
    middleware: createMiddleware<Env>(async (c, next) => {
      if (c.req.method === "GET" || c.req.method === "HEAD") return await next();
      if (isStopping) throw unavailable();
      const { promise, reject } = Promise.withResolvers<never>();
      running.add(reject);
      try {
        await Promise.race([next(), promise]);
      } finally {
        running.delete(reject);
        if (isStopping && running.size === 0) ended.resolve();
      }
    }),

    /** Refuses further requests with a body. Those that run longer than `ms` are refused, too. */
    async finish(ms: number): Promise<void> {
      isStopping = true;
      if (running.size === 0) return;
      const timer = setTimeout(() => running.forEach((refuse) => refuse(unavailable())), ms);
      await ended.promise;
      clearTimeout(timer);
    },
  };
}

function unavailable(): DomainError {
  return new DomainError("ERR_UNAVAILABLE", { retryAfter: 1 });
}
