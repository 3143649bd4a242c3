import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeTeamMember } from "../../use-cases/teams/remove-team-member.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { TeamId } from "./team-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/teams/{id}/members/{therapistId}",
  operationId: "removeTeamMember",
  tags: ["teams"],
  summary: "Leave a team, decline its invitation or remove a member",
  description:
    "Practitioners leave by their own id; the owner and admins remove others. Booked sessions stay. The owner cannot " +
    "leave before another member owns the team.",
  security: bearer,
  middleware: signedIn,
  request: { params: TeamId.extend({ therapistId: z.uuid() }) },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_TEAM_OWNER",
    ),
  },
});

export function mountRemoveTeamMember(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeTeamMember(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
