import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getApprovalRules } from "../../use-cases/session-requests/get-approval-rules.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ApprovalRulesBody, presentRules } from "./approval-rules-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/session-requests/rules",
  operationId: "getApprovalRules",
  tags: ["session-requests"],
  summary: "Get which of the caller's practices need an answer",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "A rule for each practice", ...json(ApprovalRulesBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetApprovalRules(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const rules = await getApprovalRules(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json(presentRules(rules), 200);
  });
}
