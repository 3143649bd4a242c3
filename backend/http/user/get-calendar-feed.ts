import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCalendarFeed } from "../../use-cases/user/get-calendar-feed.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarFeedBody, presentFeed } from "./calendar-feed-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/user/me/calendar-feed",
  operationId: "getCalendarFeed",
  tags: ["user"],
  summary: "Get the caller's calendar feed",
  description: "A secret URL from which a calendar program reads the caller's sessions.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description: "The feed; its fields are null when the caller has none",
      ...json(CalendarFeedBody),
    },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountGetCalendarFeed(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    return c.json(presentFeed(await getCalendarFeed(ports, c.var), publicUrl), 200);
  });
}
