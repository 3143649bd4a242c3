import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { assessBooking } from "../../use-cases/suitability/assess-booking.ts";
import { Uri } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { GivenAnswers } from "./assessment-body.ts";
import { BookingVerdictAnswer, presentBookingVerdict } from "./booking-verdict-body.ts";

const BookingAnswers = z.strictObject({ eventType: Uri, answers: GivenAnswers.shape.answers })
  .openapi("BookingAnswers");

const route = createRoute({
  method: "post",
  path: "/api/suitability/booking-verdict",
  operationId: "assessBooking",
  tags: ["suitability"],
  summary:
    "Assess by answers to the test whether a practice suits a person who is about to book it",
  description:
    "For visitors and for people who do not store their test. Nothing of the answers is stored or logged, and nothing " +
    "enforces the verdict. Answers that do not fit the questionnaire have no effect.",
  request: required(BookingAnswers),
  responses: {
    200: {
      description: "The verdict; null for an introductory call",
      ...json(BookingVerdictAnswer),
    },
    ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS", "ERR_UNAVAILABLE"),
  },
});

export function mountAssessBooking(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { eventType: eventTypeUri, answers } = c.req.valid("json");
    const verdict = await assessBooking(ports, c.var, { eventTypeUri, answers });
    c.header("Cache-Control", "no-store");
    return c.json({
      verdict: verdict && presentBookingVerdict(verdict, c.var.language),
      clearance: null,
    }, 200);
  });
}
