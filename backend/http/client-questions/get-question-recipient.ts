import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getQuestionRecipient } from "../../use-cases/client-questions/get-question-recipient.ts";
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
} from "./client-question-body.ts";

const QuestionRecipientBody = z.object({
  therapist: BookedTherapist,
  practices: z.array(z.object({ type: PracticeCode, eventType: Uri })).max(100).openapi({
    description: "That the practitioner takes questions about, with one of their event types",
  }),
  introCall: z.uuid().nullable().openapi({
    description: "The practice that is the free introductory call",
  }),
  answerHours: AnswerHours,
}).openapi("QuestionRecipient");

const route = createRoute({
  method: "get",
  path: "/api/client-questions/practitioners/{id}",
  operationId: "getQuestionRecipient",
  tags: ["client-questions"],
  summary:
    "Get the practices that a practitioner takes questions about, and how fast they usually answer",
  description:
    "Also for practitioners who are hidden from search, because their booking pages stay open.",
  request: {
    params: z.object({
      id: z.string().max(120).openapi({ description: "The id or the slug of the practitioner" }),
    }),
  },
  responses: {
    200: { description: "The practitioner", ...json(QuestionRecipientBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetQuestionRecipient(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { therapist, practices, introCall, usualAnswerTime } = await getQuestionRecipient(
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
