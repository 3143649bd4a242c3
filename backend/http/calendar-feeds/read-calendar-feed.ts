import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { readCalendarFeed } from "../../use-cases/calendar-feeds/read-calendar-feed.ts";
import { refusals } from "../errors.ts";
import { notModified, privateCache } from "../public-cache.ts";
import type { Router } from "../router.ts";

const route = createRoute({
  method: "get",
  path: "/api/calendar-feeds/{file}",
  operationId: "readCalendarFeed",
  tags: ["calendar-feeds"],
  summary: "Read a user's sessions as a calendar",
  description:
    "For calendar programs. The secret in the path authorizes the request. Contains upcoming sessions and those of the " +
    "last year (RFC 5545).",
  middleware: privateCache,
  request: {
    params: z.object({
      file: z.string().max(100).openapi({
        description: "The secret of the feed, followed by `.ics`",
        example: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.ics",
      }),
    }),
  },
  responses: {
    200: {
      description: "An iCalendar file",
      content: { "text/calendar": { schema: z.string().max(50_000_000) } },
    },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountReadCalendarFeed(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("param").file.replace(/\.ics$/, "");
    const file = await readCalendarFeed(ports, c.var, { secret, publicUrl });
    return c.body(file, 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
}
