import { createRoute, z } from "@hono/zod-openapi";
import { meetingTypes, startUrl } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import { holdTeamTime } from "../../use-cases/teams/hold-team-time.ts";
import { HoldSecret, ResourceId } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Cents, Code, Minutes, Uri } from "../therapists/therapist-card-body.ts";
import { instantText } from "../version.ts";
import { TeamSlug } from "./team-body.ts";

const TeamTimeBody = z.object({
  practice: Code,
  duration: Minutes,
  intro: z.boolean(),
  startsAt: z.iso.datetime(),
  meetingType: z.enum(meetingTypes).optional().openapi({
    description: "Only with a member who is free in this way",
  }),
}).openapi("TeamTime", {
  example: {
    practice: "COUPLE_THERAPY",
    duration: 80,
    intro: false,
    startsAt: "2026-11-24T15:30:00Z",
  },
});

const TeamHoldBody = z.object({
  id: ResourceId,
  secret: HoldSecret.openapi({
    description: "Needed to book or release the time. It cannot be read again.",
  }),
  therapistId: z.uuid().openapi({ description: "The member with whom the time is held" }),
  therapistName: z.string().max(200),
  priceCents: Cents,
  eventTypeUri: Uri,
  schedulingUrl: Uri.openapi({ description: "The page that books the held time" }),
  startsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
}).openapi("TeamHold");

const route = createRoute({
  method: "post",
  path: "/api/teams/{id}/holds",
  operationId: "holdTeamTime",
  tags: ["teams"],
  summary: "Hold a time with any free member for five minutes",
  description:
    "Of the members who are free then, the one with the fewest sessions that week is chosen. The hold is booked like " +
    "one of `holdTime`.",
  request: { params: TeamSlug, ...required(TeamTimeBody) },
  responses: {
    201: { description: "The hold", ...json(TeamHoldBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_NOT_FOUND",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_OWN_CALENDAR",
      "ERR_NO_NEW_CLIENTS",
      "ERR_WAITLIST_ONLY",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountHoldTeamTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { practice: type, duration, intro, startsAt, meetingType } = c.req.valid("json");
    const { hold, member: { therapist, practice } } = await holdTeamTime(ports, c.var, {
      slug: c.req.valid("param").id,
      type,
      durationMinutes: duration,
      intro,
      startsAt: Date.parse(startsAt),
      ...(meetingType && { meetingType }),
    });
    return c.json({
      id: hold.id,
      secret: hold.secret,
      therapistId: therapist.id,
      therapistName: therapist.name,
      priceCents: practice.priceCents,
      eventTypeUri: hold.eventTypeUri,
      schedulingUrl: startUrl(practice.schedulingUrl, hold.startsAt),
      startsAt: instantText(hold.startsAt),
      expiresAt: instantText(hold.expiresAt),
    }, 201);
  });
}
