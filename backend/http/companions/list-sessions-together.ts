import { createRoute, z } from "@hono/zod-openapi";
import { day } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { statusAt, therapySessionStatuses } from "../../domain/therapy-session.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { listSessionsTogether } from "../../use-cases/companions/list-sessions-together.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Code, Group, groupOf, groupsOf } from "../therapists/therapist-card-body.ts";
import { instantText } from "../version.ts";
import { CompanionPeople, CompanionPersonBody, presentPerson } from "./companion-body.ts";

const mostDays = 100;

const Range = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime().openapi({ description: `Within ${mostDays} days of \`from\`` }),
});

const SessionTogetherBody = z.object({
  id: z.uuid(),
  status: z.enum(therapySessionStatuses),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string().max(64).openapi({ description: "The lead's IANA time zone" }),
  practiceType: Code,
  group: Group,
  intro: z.boolean(),
  meetingType: z.enum(meetingTypes),
  place: z.string().max(500),
  clientName: z.string().max(200),
  lead: CompanionPersonBody,
  companions: CompanionPeople,
}).openapi("SessionTogether");

const route = createRoute({
  method: "get",
  path: "/api/companions/sessions",
  operationId: "listSessionsTogether",
  tags: ["companions"],
  summary: "List sessions of others in which the caller takes part",
  description:
    "For practitioners. What the client and the lead wrote is not part of it; only the lead moves and cancels.",
  security: bearer,
  middleware: signedIn,
  request: { query: Range },
  responses: {
    200: {
      description: "In order of their start; one per client",
      ...json(
        z.object({ sessions: z.array(SessionTogetherBody).max(1000) }).openapi("SessionsTogether"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListSessionsTogether(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const query = c.req.valid("query");
    const range = { from: Date.parse(query.from), to: Date.parse(query.to) };
    if (range.to <= range.from || range.to - range.from > mostDays * day) {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [problem("to", "ERR_TOO_BIG", { most: mostDays, unit: "days" })],
      });
    }
    const sessions = await listSessionsTogether(ports, c.var, range);
    const groups = groupsOf(ports.search.domainValues());
    c.header("Cache-Control", "no-store");
    return c.json(
      { sessions: sessions.map((session) => present(session, groups, c.var.now)) },
      200,
    );
  });
}

function present(
  session: SessionTogether,
  groups: ReturnType<typeof groupsOf>,
  now: number,
): z.infer<typeof SessionTogetherBody> {
  const { id, startsAt, endsAt, timeZone, practiceType, intro, meetingType, place } = session;
  return {
    id,
    status: statusAt(session, now),
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    timeZone,
    practiceType,
    group: groupOf(groups, practiceType),
    intro,
    meetingType,
    place,
    clientName: session.clientName,
    lead: presentPerson(session.lead),
    companions: session.companions.map(presentPerson),
  };
}
