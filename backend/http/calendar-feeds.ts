import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../ports/ports.ts";
import { readCalendarFeed } from "../use-cases/calendar-feeds/read-calendar-feed.ts";
import { refusals } from "./errors.ts";
import { privateCache } from "./public-cache.ts";
import { newRouter } from "./router.ts";

const readRoute = createRoute({
  method: "get",
  path: "/{file}",
  operationId: "readCalendarFeed",
  summary: "Somebody's sessions as their own calendar program reads them",
  description: "The address is the key. Upcoming sessions and those of the last year (RFC 5545)",
  tags: ["calendar-feeds"],
  middleware: privateCache,
  request: {
    params: z.object({
      file: z.string().max(100).openapi({
        description: "The secret, and `.ics`",
        example: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.ics",
      }),
    }),
  },
  responses: {
    200: {
      description: "An iCalendar file",
      content: { "text/calendar": { schema: z.string().max(50_000_000) } },
    },
    304: { description: "What you have is still so" },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function calendarFeeds(ports: Ports, { publicUrl }: { publicUrl: string }) {
  return newRouter().openapi(readRoute, async (c) => {
    const secret = c.req.valid("param").file.replace(/\.ics$/, "");
    const file = await readCalendarFeed(ports, c.var, { secret, publicUrl });
    return c.body(file, 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
}
