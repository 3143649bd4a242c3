import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getBookingRequest } from "../../use-cases/booking-requests/get-booking-request.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { instantText } from "../version.ts";
import {
  outcomeFields,
  presentOutcome,
  RequestId,
  RequestSecret,
  RequestStatus,
} from "./booking-request-body.ts";

const RequestStateBody = z.object({
  status: RequestStatus,
  expiresAt: z.iso.datetime().openapi({ description: "The end of the hold" }),
  ...outcomeFields,
}).openapi("BookingRequestState");

const route = createRoute({
  method: "get",
  path: "/api/booking-requests/{id}",
  operationId: "getBookingRequest",
  tags: ["booking-requests"],
  summary: "Read whether a booking request is confirmed",
  description: "For the first device, when the booking is confirmed on another one.",
  request: { params: RequestId, headers: z.object({ "x-booking-secret": RequestSecret }) },
  responses: {
    200: { description: "The state of the request", ...json(RequestStateBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetBookingRequest(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-booking-secret"];
    const input = { ...c.req.valid("param"), secret };
    const { status, expiresAt, outcome } = await getBookingRequest(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    return c.json({
      status,
      expiresAt: instantText(expiresAt),
      ...presentOutcome(outcome, { ...c.var, publicUrl }),
    }, 200);
  });
}
