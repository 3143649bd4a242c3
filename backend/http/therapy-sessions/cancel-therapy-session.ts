import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { cancelTherapySession } from "../../use-cases/therapy-sessions/cancel-therapy-session.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optionalJson } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ShownBookingBody, shownBookingOf } from "./shown-booking-body.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/cancel",
  operationId: "cancelTherapySession",
  tags: ["therapy-sessions"],
  summary: "Cancel a session and free its time",
  description:
    "The body is optional. Cancelling a cancelled session changes nothing. When a place in a group can only be " +
    "cancelled on the provider's own page, the response is `ERR_CANCEL_AT_PROVIDER` with the `cancelUrl` of that page.",
  security: bearer,
  middleware: [signedIn, optionalJson] as const,
  request: {
    params: SessionId,
    body: json(z.object({
      reason: sharedText(reasonMaxLength).optional().openapi({ example: "Ill" }),
      shown: ShownBookingBody.optional(),
      keepClosed: z.boolean().optional().openapi({
        description:
          "By the practitioner: the working hours of this time close, so that it is not offered again",
      }),
    })),
  },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_AVAILABILITY_AT_PROVIDER",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_CANCEL_AT_PROVIDER",
    ),
  },
});

export function mountCancelTherapySession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { shown, ...rest } = c.req.valid("json");
    const input = { ...c.req.valid("param"), ...rest, shown: shownBookingOf(shown) };
    return c.json(sendSession(c, await cancelTherapySession(ports, c.var, input)), 200);
  });
}
