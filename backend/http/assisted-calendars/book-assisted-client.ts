import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { bookAssistedClient } from "../../use-cases/assisted-calendars/book-assisted-client.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  clientBookingFields,
  clientBookingRefusals,
  exampleClientBooking,
} from "../therapy-sessions/book-for-client.ts";
import { assistedSession, CalendarId, presentAssisted } from "./assisted-session-body.ts";

const AssistedBookingBody = z.object(clientBookingFields)
  .openapi("AssistedBooking", { example: exampleClientBooking });

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/sessions",
  operationId: "bookAssistedClient",
  tags: ["assisted-calendars"],
  summary: "Book a client in for a practitioner",
  description:
    "For assistants of the practitioner, and for the practitioner, at any notice; a time outside of the " +
    "working hours only with `outsideHours`. The client gets the mail of every booking. The history of the session names who booked it.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId, headers: IdempotencyKey, ...required(AssistedBookingBody) },
  responses: {
    201: { description: "The new session", ...assistedSession },
    ...refusals(...clientBookingRefusals),
  },
});

export function mountBookAssistedClient(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { eventTypeUrl, startsAt, ...rest } = c.req.valid("json");
    const session = await bookAssistedClient(ports, c.var, {
      ...c.req.valid("param"),
      ...rest,
      eventTypeUri: eventTypeUrl,
      startsAt: Date.parse(startsAt),
    });
    return c.json(presentAssisted(session, c.var.now), 201);
  });
}
