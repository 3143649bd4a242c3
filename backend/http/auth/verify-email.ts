import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { verifyEmail } from "../../use-cases/auth/verify-email.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Token } from "./auth-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/verify-email",
  operationId: "verifyEmail",
  tags: ["auth"],
  summary: "Confirm an email address",
  request: required(z.object({ token: Token }).openapi("MailedToken")),
  responses: { ...done, ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN") },
});

export function mountVerifyEmail(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await verifyEmail(ports, c.var, c.req.valid("json"));
    return c.body(null, 204);
  });
}
