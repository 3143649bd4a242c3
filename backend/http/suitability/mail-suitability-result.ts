import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { mailSuitabilityResult } from "../../use-cases/suitability/mail-suitability-result.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "post",
  path: "/api/suitability/results/{id}/mail",
  operationId: "mailSuitabilityResult",
  tags: ["suitability"],
  summary: "Mail a finished test to the caller",
  description:
    "To the address of the account, in the language of the request. The subject says nothing about health; the mail names " +
    "practices by verdict, without reasons and answers.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountMailSuitabilityResult(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await mailSuitabilityResult(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
