import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listScheduledEvents } from "../../use-cases/scheduling/list-scheduled-events.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byPageToken, PageQuery, PaginationBody, presentPagination, Uri } from "./calendly-body.ts";
import { presentEvent, ScheduledEventBody } from "./scheduled-event-body.ts";

const ScheduledEventsBody = z
  .object({ collection: z.array(ScheduledEventBody).max(100), pagination: PaginationBody })
  .openapi("ScheduledEvents");

const route = createRoute({
  method: "get",
  path: "/api/calendly/scheduled-events",
  operationId: "listScheduledEvents",
  tags: ["calendly"],
  summary: "List the caller's events",
  description: "A practitioner's own events, or the events to which a client is invited.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: PageQuery.extend({
      user: Uri.optional().openapi({ description: "Only events of this account" }),
      invitee_email: z.email().max(254).optional().openapi({
        description: "Only events to which this address is invited",
      }),
      status: z.enum(["active", "canceled"]).optional(),
    }),
  },
  responses: {
    200: {
      description: "A page of events, earliest start first",
      ...json(ScheduledEventsBody),
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_REASON_REQUIRED",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountListScheduledEvents(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const query = c.req.valid("query");
    const { user, invitee_email, status, count, page_token } = query;
    const page = await byPageToken(listScheduledEvents(ports, c.var, {
      limit: count,
      cursor: page_token,
      ownerUri: user,
      inviteeEmail: invitee_email,
      status,
    }));
    return c.json({
      collection: page.items.map(presentEvent),
      pagination: presentPagination(`${publicUrl}${route.path}`, query, page),
    }, 200);
  });
}
