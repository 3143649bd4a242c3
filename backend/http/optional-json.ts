import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { Env } from "./router.ts";

/** For operations that need no body: none means `{}`, and one that is there has to be JSON. */
export const optionalJson = createMiddleware<Env>(async (c, next) => {
  const text = await c.req.text();
  if (text.trim() === "") {
    c.req.bodyCache.text = Promise.resolve("{}") as never;
  } else if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  }
  await next();
});
