import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeTeam } from "../../use-cases/teams/remove-team.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { TeamId } from "./team-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/teams/{id}",
  operationId: "removeTeam",
  tags: ["teams"],
  summary: "Close a team",
  description: "For the owner and admins. Profiles and sessions of its members stay.",
  security: bearer,
  middleware: signedIn,
  request: { params: TeamId },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountRemoveTeam(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeTeam(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
