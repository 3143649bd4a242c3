import { createRoute, z } from "@hono/zod-openapi";
import { availabilityNoteMaxLength } from "../../domain/availability-draft.ts";
import type { Ports } from "../../ports/ports.ts";
import { closeTime } from "../../use-cases/availability/close-time.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";
import { CalendarInstant } from "./calendar-instant.ts";

const ClosedTimeBody = z.object({
  startsAt: CalendarInstant,
  endsAt: CalendarInstant,
  note: z.string().trim().max(availabilityNoteMaxLength).default("").openapi({
    description: "For the practitioner only",
  }),
}).openapi("ClosedTime", {
  example: {
    startsAt: "2026-11-26T08:00:00Z",
    endsAt: "2026-11-26T09:00:00Z",
    note: "Paperwork",
  },
});

const route = createRoute({
  method: "post",
  path: "/api/availability/closed-times",
  operationId: "closeTime",
  tags: ["availability"],
  summary: "Close a time of one date",
  description:
    "For practitioners. Makes an exception of the usual hours of that date; the weekly hours and existing sessions " +
    "are not changed. An hour that a clock change repeats is closed both times.",
  security: bearer,
  middleware: signedIn,
  request: { ...required(ClosedTimeBody) },
  responses: { ...done, ...refusals(...bodyRefusals, ...practitionerRefusals) },
});

export function mountCloseTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { startsAt, endsAt, note } = c.req.valid("json");
    const time = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
    await closeTime(ports, c.var, { ...time, note });
    return c.body(null, 204);
  });
}
