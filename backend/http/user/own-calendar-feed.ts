import { createRoute, z } from "@hono/zod-openapi";
import { feedDetails } from "../../domain/calendar-feed.ts";
import type { Ports } from "../../ports/ports.ts";
import { createCalendarFeed } from "../../use-cases/user/create-calendar-feed.ts";
import { getCalendarFeed, type OwnCalendarFeed } from "../../use-cases/user/get-calendar-feed.ts";
import { removeCalendarFeed } from "../../use-cases/user/remove-calendar-feed.ts";
import { refusals } from "../errors.ts";
import { newRouter } from "../router.ts";
import { signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { bodyRefusals, done, json, required } from "../json-bodies.ts";

const ofFeed = {
  tags: ["user"],
  security: [{ bearer: [] }],
  middleware: signedIn,
  path: "/",
};

const Detail = z.enum(feedDetails).openapi({
  description: "discreet: that a time is taken, and nothing else; full: with whom and where, too",
});

const CalendarFeedBody = z
  .object({
    url: z.url().max(300).nullable().openapi({
      description: "Whoever knows it reads the sessions; null when there is none",
    }),
    detail: Detail,
    createdAt: z.iso.datetime().nullable(),
    lastReadAt: z.iso.datetime().nullable(),
  })
  .openapi("CalendarFeed", {
    example: {
      url:
        "https://heaolu.example/api/calendar-feeds/47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.ics",
      detail: "discreet",
      createdAt: "2026-11-20T07:00:00Z",
      lastReadAt: null,
    },
  });

const getRoute = createRoute({
  ...ofFeed,
  method: "get",
  operationId: "getCalendarFeed",
  summary: "The secret address under which one's calendar program reads one's sessions",
  responses: {
    200: { description: "The feed, or that there is none", ...json(CalendarFeedBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

const createFeedRoute = createRoute({
  ...ofFeed,
  method: "post",
  operationId: "createCalendarFeed",
  summary: "A new secret address; an earlier one opens nothing any more",
  request: required(
    z.object({ detail: Detail }).openapi("NewCalendarFeed", { example: { detail: "discreet" } }),
  ),
  responses: {
    201: { description: "The feed", ...json(CalendarFeedBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_TOO_MANY_REQUESTS"),
  },
});

const removeRoute = createRoute({
  ...ofFeed,
  method: "delete",
  operationId: "removeCalendarFeed",
  summary: "No address any more",
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function ownCalendarFeed(ports: Ports, { publicUrl }: { publicUrl: string }) {
  return newRouter()
    .openapi(getRoute, async (c) => c.json(present(await getCalendarFeed(ports, c.var)), 200))
    .openapi(createFeedRoute, async (c) => {
      const feed = await createCalendarFeed(ports, c.var, c.req.valid("json"));
      return c.json(present(feed), 201);
    })
    .openapi(removeRoute, async (c) => {
      await removeCalendarFeed(ports, c.var);
      return c.body(null, 204);
    });

  function present(feed: OwnCalendarFeed | null): z.infer<typeof CalendarFeedBody> {
    if (!feed) return { url: null, detail: "discreet", createdAt: null, lastReadAt: null };
    return {
      url: `${publicUrl}/api/calendar-feeds/${feed.secret}.ics`,
      detail: feed.detail,
      createdAt: instantText(feed.createdAt),
      lastReadAt: feed.lastReadAt === null ? null : instantText(feed.lastReadAt),
    };
  }
}
