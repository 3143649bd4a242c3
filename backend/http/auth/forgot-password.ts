import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { forgotPassword } from "../../use-cases/auth/forgot-password.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { EmailBody } from "./auth-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/forgot-password",
  operationId: "forgotPassword",
  tags: ["auth"],
  summary: "Send a mail with a link to reset the password",
  description:
    "The response is the same for an address without an active account, which gets a mail that says so.",
  request: required(EmailBody),
  responses: { ...accepted, ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS") },
});

export function mountForgotPassword(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await forgotPassword(ports, c.var, c.req.valid("json"));
    return c.json({}, 202);
  });
}
