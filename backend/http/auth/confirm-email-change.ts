import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { confirmEmailChange } from "../../use-cases/auth/confirm-email-change.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Token } from "./auth-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/confirm-email-change",
  operationId: "confirmEmailChange",
  tags: ["auth"],
  summary: "Confirm a change of email address",
  description: "Each of the two addresses confirms with the token from its own mail.",
  request: required(z.object({ token: Token }).openapi("EmailChangeToken")),
  responses: { ...done, ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN") },
});

export function mountConfirmEmailChange(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await confirmEmailChange(ports, c.var, c.req.valid("json"));
    return c.body(null, 204);
  });
}
