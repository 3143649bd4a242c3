import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { inviteTeamMember } from "../../use-cases/teams/invite-team-member.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Practitioner, presentTeam, TeamBody, TeamId } from "./team-body.ts";

const TeamInvitationBody = z.object({ practitioner: Practitioner }).openapi("TeamInvitation");

const route = createRoute({
  method: "post",
  path: "/api/teams/{id}/members",
  operationId: "inviteTeamMember",
  tags: ["teams"],
  summary: "Invite a practitioner to a team",
  description:
    "For the owner and admins. The practitioner gets a mail and is in the team only after accepting.",
  security: bearer,
  middleware: signedIn,
  request: { params: TeamId, ...required(TeamInvitationBody) },
  responses: {
    200: { description: "The team", ...json(TeamBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_TEAM_FULL",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountInviteTeamMember(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentTeam(await inviteTeamMember(ports, c.var, input)), 200);
  });
}
