import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { resendVerification } from "../../use-cases/auth/resend-verification.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { EmailBody } from "./auth-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/resend-verification",
  operationId: "resendVerification",
  tags: ["auth"],
  summary: "Send the mail to confirm an email address again",
  request: required(EmailBody),
  responses: { ...accepted, ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS") },
});

export function mountResendVerification(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await resendVerification(ports, c.var, c.req.valid("json"));
    return c.json({}, 202);
  });
}
