import { createRoute, z } from "@hono/zod-openapi";
import type { BookingConflict } from "../../domain/availability-conflicts.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateAvailability } from "../../use-cases/availability/update-availability.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, IfMatch, instantText, versionOf } from "../version.ts";
import {
  AvailabilityBody,
  AvailabilityDraftBody,
  draftOf,
  exampleAvailability,
  limitDraft,
  practitionerRefusals,
  sendAvailability,
} from "./availability-body.ts";

const ConflictBody = z.object({
  therapySessionId: z.uuid().nullable().openapi({
    description: "null when the booking has no session in the journal",
  }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  clientName: z.string().max(200),
});

const SavedAvailabilityBody = z
  .object({
    ...AvailabilityBody.shape,
    conflicts: z.array(ConflictBody).max(1000).openapi({
      description: "Future bookings outside the new hours; they are not changed",
    }),
  })
  .openapi("SavedAvailability", {
    example: {
      ...exampleAvailability,
      conflicts: [{
        therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
        startsAt: "2026-12-04T08:00:00Z",
        endsAt: "2026-12-04T09:00:00Z",
        clientName: "Mari Maasikas",
      }],
    },
  });

function presentConflict(conflict: BookingConflict): z.infer<typeof ConflictBody> {
  const { therapySessionId, startsAt, endsAt, clientName } = conflict;
  return {
    therapySessionId,
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    clientName,
  };
}

const route = createRoute({
  method: "put",
  path: "/api/availability",
  operationId: "updateAvailability",
  tags: ["availability"],
  summary: "Replace the caller's bookable hours",
  description:
    "For practitioners. Replaces hours, exceptions, vacations, places, settings and the rules of practices together. " +
    "Weekly rules, vacations, stays and places keep the ids they are sent with. Existing bookings are not changed.",
  security: bearer,
  middleware: [signedIn, limitDraft] as const,
  request: { headers: IfMatch, ...required(AvailabilityDraftBody) },
  responses: {
    200: {
      description: "The saved availability and the bookings that conflict with it",
      headers: etag,
      ...json(SavedAvailabilityBody),
    },
    ...refusals(...bodyRefusals, ...practitionerRefusals, "ERR_DUPLICATE_ENTITY", "ERR_STALE"),
  },
});

export function mountUpdateAvailability(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { draft: draftOf(c.req.valid("json")), version };
    const { conflicts, ...saved } = await updateAvailability(ports, c.var, input);
    const body = { ...sendAvailability(c, saved), conflicts: conflicts.map(presentConflict) };
    return c.json(body, 200);
  });
}
