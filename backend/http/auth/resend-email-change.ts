import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { resendEmailChange } from "../../use-cases/auth/resend-email-change.ts";
import { refusals } from "../errors.ts";
import { accepted } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/change-email/resend",
  operationId: "resendEmailChange",
  tags: ["auth"],
  summary: "Mail the links of a change of address again",
  description:
    "Sends a new token to each mailbox that has not confirmed the change; earlier tokens stop working.",
  security: bearer,
  middleware: signedIn,
  responses: {
    ...accepted,
    ...refusals("ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountResendEmailChange(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await resendEmailChange(ports, c.var);
    return c.json({}, 202);
  });
}
