import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { confirmBookingRequest } from "../../use-cases/booking-requests/confirm-booking-request.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "../auth/refresh-cookie.ts";
import { refusals } from "../errors.ts";
import { idempotent, UnguessableIdempotencyKey } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { MailedCode } from "../mailed-code-body.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import {
  confirmationRefusals,
  ConfirmedBookingBody,
  presentOutcome,
  RequestId,
  RequestSecret,
} from "./booking-request-body.ts";

const CodeBody = z.object({ secret: RequestSecret, code: MailedCode }).openapi("BookingCode");

const route = createRoute({
  method: "post",
  path: "/api/booking-requests/{id}/confirm",
  operationId: "confirmBookingRequest",
  tags: ["booking-requests"],
  summary: "Confirm a booking with the code from the mail",
  description:
    "Creates the account if there is none, books the time and signs in on this device when the account opens with a code. " +
    "With an API key it signs in nowhere. Repeating it, also on another device, returns the same booking as it is then, " +
    "with an `Idempotency-Key` and without one.",
  request: { params: RequestId, headers: UnguessableIdempotencyKey, ...required(CodeBody) },
  responses: {
    200: {
      description: "The booking, or the request for the practitioner's answer",
      ...json(ConfirmedBookingBody),
    },
    ...refusals(
      "ERR_CROSS_SITE",
      ...bodyRefusals,
      ...confirmationRefusals,
      "ERR_INVALID_CODE",
      "ERR_CODE_EXPIRED",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountConfirmBookingRequest(
  router: Router,
  ports: Ports,
  settings: Origins & { maxOpenBookings: number },
) {
  const { publicUrl, maxOpenBookings } = settings;
  const cookie = refreshCookie(publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings), idempotent(ports, "key"));
  router.openapi(route, async (c) => {
    const { confirmed, device } = await confirmBookingRequest(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("json"),
      device: c.var.apiKey ? null : deviceOf(c),
      maxOpenBookings,
      publicUrl,
    });
    if (device) cookie.write(c, device.refreshToken, device.signIn);
    const outcome = presentOutcome(confirmed, { ...c.var, publicUrl });
    return c.json({ ...outcome, signedIn: device !== null }, 200);
  });
}
