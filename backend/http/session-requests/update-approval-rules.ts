import { createRoute, z } from "@hono/zod-openapi";
import { refused } from "../field-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateApprovalRules } from "../../use-cases/session-requests/update-approval-rules.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ApprovalRulesBody, presentRules, Rule } from "./approval-rules-body.ts";

function namesEachOnce(rules: { practiceId: string }[]): boolean {
  return new Set(rules.map(({ practiceId }) => practiceId)).size === rules.length;
}

const NewRulesBody = z.object({
  rules: z.array(z.object({ practiceId: z.uuid(), rule: Rule })).max(200)
    .refine(namesEachOnce, refused("ERR_REPEATED")),
}).openapi("NewApprovalRules");

const route = createRoute({
  method: "put",
  path: "/api/session-requests/rules",
  operationId: "updateApprovalRules",
  tags: ["session-requests"],
  summary: "Choose which practices need an answer",
  description:
    "For practitioners. Practices that are not named keep their rule, and requests that wait stay as they are.",
  security: bearer,
  middleware: signedIn,
  request: required(NewRulesBody),
  responses: {
    200: { description: "A rule for each practice", ...json(ApprovalRulesBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_BOOK_AT_PROVIDER",
    ),
  },
});

export function mountUpdateApprovalRules(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const rules = await updateApprovalRules(ports, c.var, c.req.valid("json"));
    return c.json(presentRules(rules), 200);
  });
}
