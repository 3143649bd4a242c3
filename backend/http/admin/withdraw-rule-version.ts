import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { withdrawRuleVersion } from "../../use-cases/admin/withdraw-rule-version.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { done } from "../json-bodies.ts";
import { VersionNumber } from "./rule-version-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/rule-versions/{version}/withdraw",
  operationId: "withdrawRuleVersion",
  tags: ["admin"],
  summary: "Withdraw a version of the rules before it begins",
  description:
    "For admins. `ERR_ILLEGAL_TRANSITION` once it has begun: then bring back an earlier version as a draft. Repeating it changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: VersionNumber },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountWithdrawRuleVersion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await withdrawRuleVersion(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
