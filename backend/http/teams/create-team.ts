import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createTeam } from "../../use-cases/teams/create-team.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Practitioner, presentTeam, TeamBody, teamDetails } from "./team-body.ts";

const NewTeamBody = z.object({ ...teamDetails, owner: optional(Practitioner) }).openapi("NewTeam", {
  description: "`owner` is for admins, who make a team for a practitioner",
});

const route = createRoute({
  method: "post",
  path: "/api/teams",
  operationId: "createTeam",
  tags: ["teams"],
  summary: "Make a team of practitioners",
  description: "The caller, a practitioner, owns the team and is its first member.",
  security: bearer,
  middleware: signedIn,
  request: required(NewTeamBody),
  responses: {
    201: { description: "The team", ...json(TeamBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_TEAMS",
    ),
  },
});

export function mountCreateTeam(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentTeam(await createTeam(ports, c.var, c.req.valid("json"))), 201);
  });
}
