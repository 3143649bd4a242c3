import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createCalendarFeed } from "../../use-cases/user/create-calendar-feed.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarFeedBody, FeedDetail, presentFeed } from "./calendar-feed-body.ts";

const NewCalendarFeedBody = z
  .object({ detail: FeedDetail })
  .openapi("NewCalendarFeed", { example: { detail: "discreet" } });

const route = createRoute({
  method: "post",
  path: "/api/user/me/calendar-feed",
  operationId: "createCalendarFeed",
  tags: ["user"],
  summary: "Create the caller's calendar feed",
  description: "Creates a new secret URL. An earlier URL stops working.",
  security: bearer,
  middleware: signedIn,
  request: required(NewCalendarFeedBody),
  responses: {
    201: { description: "The feed", ...json(CalendarFeedBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountCreateCalendarFeed(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const feed = await createCalendarFeed(ports, c.var, c.req.valid("json"));
    return c.json(presentFeed(feed, publicUrl), 201);
  });
}
