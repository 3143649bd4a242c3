import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listTherapistTherapySessions } from "../../use-cases/therapy-sessions/list-therapist-therapy-sessions.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendPage, sessionPage, SessionPageQuery } from "./therapy-session-page-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/therapist",
  operationId: "listTherapistTherapySessions",
  tags: ["therapy-sessions"],
  summary: "List the sessions of the caller's clients",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  request: { query: SessionPageQuery.extend({ clientId: z.uuid().optional() }) },
  responses: {
    ...sessionPage,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListTherapistTherapySessions(router: Router, ports: Ports) {
  router.openapi(route, (c) => {
    const query = c.req.valid("query");
    // Without a practice the list is refused.
    const owner = c.var.account.therapistId ?? "";
    return sendPage(
      c,
      ports,
      { query, owner },
      () => listTherapistTherapySessions(ports, c.var, query),
    );
  });
}
