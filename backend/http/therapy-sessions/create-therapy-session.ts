import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createTherapySession } from "../../use-cases/therapy-sessions/create-therapy-session.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, sessionResponse } from "./therapy-session-body.ts";

const NewTherapySessionBody = z
  .object({
    therapistId: z.uuid(),
    userId: z.uuid(),
    eventUrl: z.url().max(500),
    eventInviteeUrl: z.url().max(500),
  })
  .openapi("NewTherapySession", {
    example: {
      therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
      userId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12",
      eventUrl:
        "http://localhost:8000/api/calendly/scheduled_events/0197a1c2-6d1e-7000-8000-3f5b2a9c1d13",
      eventInviteeUrl:
        "http://localhost:8000/api/calendly/scheduled_events/0197a1c2-6d1e-7000-8000-3f5b2a9c1d13/invitees/0197a1c2-6d1e-7000-8000-3f5b2a9c1d14",
    },
  });

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions",
  operationId: "createTherapySession",
  tags: ["therapy-sessions"],
  summary: "Record a booking as a session",
  description:
    "Records a booking that was made at the scheduling provider. The server confirms the booking with the provider " +
    "first. Recording the same invitee again returns the existing session with status 200.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(NewTherapySessionBody) },
  responses: {
    200: { description: "The session that this booking already has", ...sessionResponse },
    201: { description: "The new session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_BOOKING_NOT_CONFIRMED",
      "ERR_SLOT_TAKEN",
      "ERR_CLIENT_BUSY",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountCreateTherapySession(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { session, created } = await createTherapySession(ports, c.var, c.req.valid("json"));
    return c.json(sendSession(c, session), created ? 201 : 200);
  });
}
