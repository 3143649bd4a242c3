import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listTeams, mostListedTeams } from "../../use-cases/teams/list-teams.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentTeam, TeamBody } from "./team-body.ts";

const TeamsBody = z.object({ teams: z.array(TeamBody).max(mostListedTeams) }).openapi("Teams");

const route = createRoute({
  method: "get",
  path: "/api/teams",
  operationId: "listTeams",
  tags: ["teams"],
  summary: "List the caller's teams",
  description:
    "For practitioners: the teams in which they are or to which they are invited. For admins: all.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The oldest first", ...json(TeamsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListTeams(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const teams = await listTeams(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ teams: teams.map(presentTeam) }, 200);
  });
}
