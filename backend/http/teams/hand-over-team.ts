import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { handOverTeam } from "../../use-cases/teams/hand-over-team.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentTeam, TeamBody, TeamId } from "./team-body.ts";

const NewOwnerBody = z.object({ therapistId: z.uuid() }).openapi("NewTeamOwner");

const route = createRoute({
  method: "put",
  path: "/api/teams/{id}/owner",
  operationId: "handOverTeam",
  tags: ["teams"],
  summary: "Hand a team over to another member",
  description: "For the owner and admins. The former owner stays a member.",
  security: bearer,
  middleware: signedIn,
  request: { params: TeamId, ...required(NewOwnerBody) },
  responses: {
    200: { description: "The team", ...json(TeamBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountHandOverTeam(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentTeam(await handOverTeam(ports, c.var, input)), 200);
  });
}
