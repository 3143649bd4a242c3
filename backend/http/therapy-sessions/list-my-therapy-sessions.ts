import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listMyTherapySessions } from "../../use-cases/therapy-sessions/list-my-therapy-sessions.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendPage, sessionPage, SessionPageQuery } from "./therapy-session-page-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/me",
  operationId: "listMyTherapySessions",
  tags: ["therapy-sessions"],
  summary: "List the caller's sessions as a client",
  security: bearer,
  middleware: signedIn,
  request: { query: SessionPageQuery.extend({ therapistId: z.uuid().optional() }) },
  responses: { ...sessionPage, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED") },
});

export function mountListMyTherapySessions(router: Router, ports: Ports) {
  router.openapi(route, (c) => {
    const query = c.req.valid("query");
    const owner = c.get("account").userId;
    return sendPage(
      c,
      ports,
      { query, owner },
      () => listMyTherapySessions(ports, c.var, query),
    );
  });
}
