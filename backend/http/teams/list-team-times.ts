import { createRoute, z } from "@hono/zod-openapi";
import { meetingTypes } from "../../domain/scheduling.ts";
import { searchLimits } from "../../domain/search/search-request.ts";
import { teamLimits } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import { listTeamTimes } from "../../use-cases/teams/list-team-times.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Code, Minutes, Uri } from "../therapists/therapist-card-body.ts";
import { instantText } from "../version.ts";
import { TeamSlug } from "./team-body.ts";
import { decimal } from "../decimal.ts";

const TimesQuery = z.object({
  practice: Code,
  duration: decimal(Minutes).openapi({
    type: "number",
    description: "In minutes",
    minimum: 1,
    maximum: searchLimits.durationMinutes,
  }),
  intro: z.enum(["true", "false"]).default("false").openapi({
    description: "Whether it is the free first consultation",
  }),
  from: z.iso.datetime(),
  to: z.iso.datetime().openapi({ description: "Within 31 days of `from`" }),
});

const TeamTimesBody = z.object({
  times: z.array(z.object({
    startsAt: z.iso.datetime(),
    meetingTypes: z.array(z.enum(meetingTypes)).max(2),
    free: z.array(z.object({
      therapistId: z.uuid(),
      schedulingUrl: Uri,
      meetingTypes: z.array(z.enum(meetingTypes)).max(2),
      place: z.string().max(500).openapi({
        description: "Where the member meets the client in person then; empty for a video call",
      }),
    })).min(1).max(teamLimits.members).openapi({
      description: "Who is free, in the order of the team",
    }),
  })).max(10_000),
}).openapi("TeamTimes");

const route = createRoute({
  method: "get",
  path: "/api/teams/{id}/times",
  operationId: "listTeamTimes",
  tags: ["teams"],
  summary: "List when a team is free",
  description:
    "The starts at which at least one member is free for a practice, with who is free then.",
  request: { params: TeamSlug, query: TimesQuery },
  responses: {
    200: { description: "Ascending", ...json(TeamTimesBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountListTeamTimes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { practice, duration, intro, from, to } = c.req.valid("query");
    const times = await listTeamTimes(ports, c.var, {
      slug: c.req.valid("param").id,
      type: practice,
      durationMinutes: duration,
      intro: intro === "true",
      from: Date.parse(from),
      to: Date.parse(to),
    });
    return c.json({
      times: times.map(({ startsAt, ...time }) => ({ startsAt: instantText(startsAt), ...time })),
    }, 200);
  });
}
