import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateTeam } from "../../use-cases/teams/update-team.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, IfMatch, versionOf } from "../version.ts";
import { presentTeam, TeamBody, TeamDetailsBody, TeamId } from "./team-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/teams/{id}",
  operationId: "updateTeam",
  tags: ["teams"],
  summary: "Change name, place and description of a team",
  description:
    "For the owner and admins. The address of the team's page stays. `If-Match` is the `version` of the team in " +
    "`listTeams`. The ETag of `getTeam` names the page with its members, so `ERR_STALE` answers it.",
  security: bearer,
  middleware: signedIn,
  request: { params: TeamId, headers: IfMatch, ...required(TeamDetailsBody) },
  responses: {
    200: { description: "The team", headers: etag, ...json(TeamBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateTeam(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("json"), ...c.req.valid("param"), version };
    const team = presentTeam(await updateTeam(ports, c.var, input));
    c.header("ETag", team.version);
    return c.json(team, 200);
  });
}
