import { createRoute, z } from "@hono/zod-openapi";
import { meetingTypes } from "../../domain/scheduling.ts";
import { descriptionIn, teamLimits as limits } from "../../domain/team.ts";
import type { Ports } from "../../ports/ports.ts";
import { getTeam, type TeamPage } from "../../use-cases/teams/get-team.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, publicCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import {
  Cents,
  Code,
  Group,
  groupOf,
  groupsOf,
  Minutes,
  presentCards,
  TherapistCardBody,
  Uri,
} from "../therapists/therapist-card-body.ts";
import { Language, TeamSlug } from "./team-body.ts";

const TeamPageBody = z.object({
  id: z.uuid(),
  slug: z.string().max(120),
  name: z.string().max(limits.name),
  description: z.string().max(limits.description),
  descriptionLanguage: Language,
  city: Code,
  address: z.string().max(limits.address),
  members: z.array(TherapistCardBody).max(limits.members).openapi({
    description: "Members who are shown in search, in the order of the team",
  }),
  practices: z.array(z.object({
    type: Code,
    group: Group,
    durationMinutes: Minutes,
    intro: z.boolean(),
    members: z.array(z.object({
      therapistId: z.uuid(),
      name: z.string().max(200),
      priceCents: Cents,
      meetingTypes: z.array(z.enum(meetingTypes)).max(2),
      schedulingUrl: Uri,
    })).max(limits.members),
  })).max(1000).openapi({
    description: "What members with our own calendar give new clients, by type and length",
  }),
}).openapi("TeamPage");

const route = createRoute({
  method: "get",
  path: "/api/teams/{id}",
  operationId: "getTeam",
  tags: ["teams"],
  summary: "Get a team's page",
  description:
    "A team of which no member is shown in search is visible only to its members and admins. The ETag is for caches; " +
    "to change the team, read its `version` in `listTeams`.",
  middleware: publicCache,
  request: { params: TeamSlug },
  responses: {
    200: { description: "The team", ...json(TeamPageBody) },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountGetTeam(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const page = await getTeam(ports, c.var, { slug: c.req.valid("param").id });
    return c.json(present(page, ports, c.var), 200);
  });
}

function present(
  { team, cards, practices }: TeamPage,
  { search }: Pick<Ports, "search">,
  visitor: VisitorContext,
): z.infer<typeof TeamPageBody> {
  const { id, slug, name, city, address } = team;
  const { text, language } = descriptionIn(team, visitor.language);
  const groups = groupsOf(search.domainValues());
  return {
    id,
    slug,
    name,
    description: text,
    descriptionLanguage: language,
    city,
    address,
    members: presentCards(cards, search.domainValues(), visitor),
    practices: practices.map(({ members, ...practice }) => ({
      ...practice,
      group: groupOf(groups, practice.type),
      members: members.map((
        { therapist, practice: { priceCents, meetingTypes, schedulingUrl } },
      ) => ({
        therapistId: therapist.id,
        name: therapist.name,
        priceCents,
        meetingTypes,
        schedulingUrl,
      })),
    })),
  };
}
