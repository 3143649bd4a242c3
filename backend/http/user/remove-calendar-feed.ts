import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeCalendarFeed } from "../../use-cases/user/remove-calendar-feed.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/user/me/calendar-feed",
  operationId: "removeCalendarFeed",
  tags: ["user"],
  summary: "Remove the caller's calendar feed",
  description: "The secret URL stops working.",
  security: bearer,
  middleware: signedIn,
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function mountRemoveCalendarFeed(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeCalendarFeed(ports, c.var);
    return c.body(null, 204);
  });
}
