import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeWaitingPerson } from "../../use-cases/waiting-lists/remove-waiting-person.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/waiting-lists/people/{id}",
  operationId: "removeWaitingPerson",
  tags: ["waiting-lists"],
  summary: "Take a person off the caller's waiting list",
  description: "For practitioners. The person gets a mail; an open offer ends.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountRemoveWaitingPerson(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeWaitingPerson(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
