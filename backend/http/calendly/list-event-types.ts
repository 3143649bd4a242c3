import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listEventTypes, type OfferedType } from "../../use-cases/scheduling/list-event-types.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { byPageToken, PageQuery, PaginationBody, presentPagination, Uri } from "./calendly-body.ts";
import { EventTypeBody, presentEventType } from "./event-type-body.ts";

const OfferedEventTypeBody = z.object({
  ...EventTypeBody.shape,
  practice: z.object({ type: z.string().max(64), intro: z.boolean() }).nullable().openapi({
    description:
      "Not in Calendly's API: the practice it is offered as; `type` is a domain value code of THERAPY_TYPE",
  }),
}).openapi("OfferedEventType");

const EventTypesBody = z
  .object({
    collection: z.array(OfferedEventTypeBody).max(100),
    pagination: PaginationBody,
  })
  .openapi("EventTypes");

function present(
  { eventType, offer }: OfferedType,
  named: Parameters<typeof presentEventType>[1],
): z.infer<typeof OfferedEventTypeBody> {
  return {
    ...presentEventType(eventType, named),
    practice: offer && { type: offer.type, intro: offer.intro },
  };
}

const route = createRoute({
  method: "get",
  path: "/api/calendly/event-types",
  operationId: "listEventTypes",
  tags: ["calendly"],
  summary: "List the active event types",
  request: {
    query: PageQuery.extend({
      user: Uri.optional().openapi({
        description:
          "Only event types of this account. Unlike in Calendly's API, the account's name in booking page URLs can " +
          "replace its id.",
      }),
      organization: Uri.optional().openapi({
        description: "Accepted for compatibility with Calendly's API; has no effect",
      }),
    }),
  },
  responses: {
    200: {
      description: "A page of event types, in the account's order",
      ...json(EventTypesBody),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountListEventTypes(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const query = c.req.valid("query");
    const { user, count: limit, page_token: cursor } = query;
    const page = await byPageToken(
      listEventTypes(ports, { limit, cursor, ...(user && { ownerUri: user }) }),
    );
    const named = { values: ports.search.domainValues(), language: c.var.language };
    return c.json({
      collection: page.items.map((item) => present(item, named)),
      pagination: presentPagination(`${publicUrl}${route.path}`, query, page),
    }, 200);
  });
}
