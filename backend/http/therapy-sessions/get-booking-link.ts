import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getBookingLink } from "../../use-cases/therapy-sessions/get-booking-link.ts";
import { LinkToken } from "../booking-links/booked-session-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SessionId } from "./therapy-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/booking-link",
  operationId: "getBookingLink",
  tags: ["therapy-sessions"],
  summary: "The link in the mails about a session",
  description:
    "For the client. The link opens the booking without signing in, with everything that can be done about it.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: {
      description: "The token",
      ...json(z.object({ token: LinkToken }).openapi("BookingLink")),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountGetBookingLink(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { token } = await getBookingLink(ports, c.var, c.req.valid("param"));
    return c.json({ token }, 200);
  });
}
