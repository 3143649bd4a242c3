import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

/** By the path that makes something, the path below which it can be read by its id. */
export const pathsOfCreated: ReadonlyMap<string, string> = new Map([
  ["/api/admin/rule-drafts", "/api/admin/rule-drafts"],
  ["/api/admin/rule-drafts/import", "/api/admin/rule-drafts"],
  ["/api/booking-requests", "/api/booking-requests"],
  ["/api/course-drafts", "/api/course-drafts"],
  ["/api/gift-cards", "/api/gift-cards"],
  ["/api/session-orders", "/api/session-orders"],
  ["/api/teams", "/api/teams"],
  ["/api/therapy-sessions", "/api/therapy-sessions"],
  ["/api/therapy-sessions/therapist", "/api/therapy-sessions"],
  ["/api/uploads", "/api/uploads"],
]);

/** Names in `Location` where what was made can be read, also when the answer is a repetition. */
export const createdAt = createMiddleware<Env>(async (c, next) => {
  await next();
  const path = c.res.status === 201 ? pathsOfCreated.get(c.req.path) : undefined;
  if (path === undefined) return;
  const { id } = await c.res.clone().json() as { id: string };
  c.res.headers.set("Location", `${path}/${id}`);
});
