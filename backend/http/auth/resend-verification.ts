import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { resendVerification } from "../../use-cases/auth/resend-verification.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Email } from "../user/user-body.ts";
import { ReturnUrl } from "./auth-body.ts";

const ResendBody = z.object({ email: Email, returnUrl: optional(ReturnUrl) })
  .openapi("VerificationMailRequest");

const route = createRoute({
  method: "post",
  path: "/api/auth/resend-verification",
  operationId: "resendVerification",
  tags: ["auth"],
  summary: "Send the mail to confirm an email address again",
  request: required(ResendBody),
  responses: { ...accepted, ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS") },
});

export function mountResendVerification(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await resendVerification(ports, c.var, c.req.valid("json"));
    return c.json({}, 202);
  });
}
