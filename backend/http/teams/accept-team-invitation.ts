import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { acceptTeamInvitation } from "../../use-cases/teams/accept-team-invitation.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentTeam, TeamBody, TeamId } from "./team-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/teams/{id}/accept",
  operationId: "acceptTeamInvitation",
  tags: ["teams"],
  summary: "Accept the invitation to a team",
  description: "For the invited practitioner. The owner gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: { params: TeamId },
  responses: {
    200: { description: "The team", ...json(TeamBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountAcceptTeamInvitation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const team = await acceptTeamInvitation(ports, c.var, c.req.valid("param"));
    return c.json(presentTeam(team), 200);
  });
}
