import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAskedPractitioner } from "../../use-cases/asked-questions/get-asked-practitioner.ts";
import { BookedTherapist } from "../booking-links/booked-session-body.ts";
import { Uri } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import {
  AnswerHours,
  PracticeCode,
  presentAnswerTime,
  presentTherapist,
} from "./asked-question-body.ts";

const AskedPractitionerBody = z.object({
  therapist: BookedTherapist,
  practices: z.array(z.object({ type: PracticeCode, eventType: Uri })).max(100).openapi({
    description: "About which the practitioner can be asked, with one of their event types",
  }),
  introCall: z.uuid().nullable().openapi({
    description: "The practice that is the free introductory call",
  }),
  answerHours: AnswerHours,
}).openapi("AskedPractitioner");

const route = createRoute({
  method: "get",
  path: "/api/asked-questions/practitioners/{id}",
  operationId: "getAskedPractitioner",
  tags: ["asked-questions"],
  summary: "Get what can be asked of a practitioner, and how fast they usually answer",
  description:
    "Also for practitioners who are hidden from search, because their booking pages stay open.",
  request: {
    params: z.object({
      id: z.string().max(120).openapi({ description: "The id or the slug of the practitioner" }),
    }),
  },
  responses: {
    200: { description: "The practitioner", ...json(AskedPractitionerBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetAskedPractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { therapist, practices, introCall, usualAnswerTime } = await getAskedPractitioner(
      ports,
      c.var,
      c.req.valid("param"),
    );
    return c.json({
      therapist: presentTherapist(therapist),
      practices: practices.map(({ type, eventTypeUri }) => ({ type, eventType: eventTypeUri })),
      introCall: introCall?.id ?? null,
      answerHours: presentAnswerTime(usualAnswerTime),
    }, 200);
  });
}
