import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listUserSessions } from "../../use-cases/admin/list-user-sessions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { present, TherapySessionBody } from "../therapy-sessions/therapy-session-body.ts";
import { byId, NextCursor, pageQuery } from "./admin-query.ts";

const UserSessionsBody = z
  .object({ sessions: z.array(TherapySessionBody).max(100), nextCursor: NextCursor })
  .openapi("UserSessions");

const route = createRoute({
  method: "get",
  path: "/api/admin/users/{id}/sessions",
  operationId: "listUserSessions",
  tags: ["admin"],
  summary: "List the sessions of a person with their comments",
  description:
    "For admins who opened `sessions` of this person with `createAccessGrant`. The private notes are never in it.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, query: z.object(pageQuery) },
  responses: {
    200: { description: "The latest first", ...json(UserSessionsBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_REASON_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountListUserSessions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const query = { ...c.req.valid("param"), ...c.req.valid("query") };
    const { items, nextCursor } = await listUserSessions(ports, c.var, query);
    c.header("Cache-Control", "no-store");
    const { account, now } = c.var;
    return c.json({ sessions: items.map((one) => present(one, account, now)), nextCursor }, 200);
  });
}
