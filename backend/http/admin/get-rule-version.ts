import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getRuleVersion } from "../../use-cases/admin/get-rule-version.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { json, optional } from "../json-bodies.ts";
import { ruleLimits } from "../../domain/suitability/rule-limits.ts";
import { NotReachedBody, presentDifference, RuleBody, RuleDifferenceBody } from "./rule-body.ts";
import { presentVersion, versionFields, VersionNumber } from "./rule-version-body.ts";
import { decimal } from "../decimal.ts";

const RuleVersionCaseBody = z.object({
  ...versionFields,
  rules: z.array(RuleBody).max(ruleLimits.rules),
  notReached: z.array(NotReachedBody).max(ruleLimits.notReached),
  comparison: z.object({
    comparedWith: z.int().min(1).max(1_000_000),
    differences: z.array(RuleDifferenceBody).max(ruleLimits.rules * 2),
  }).nullable(),
}).openapi("RuleVersionCase");

const route = createRoute({
  method: "get",
  path: "/api/admin/rule-versions/{version}",
  operationId: "getRuleVersion",
  tags: ["admin"],
  summary: "Get a version of the rules",
  description:
    "For admins: all its rules and, on request, how it differs from another version. `ERR_NOT_FOUND` for a version of an earlier release of which only the number is known.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: VersionNumber,
    query: z.object({
      comparedWith: optional(
        decimal(z.int().min(1).max(1_000_000)).openapi({
          description: "Another version. The differences lead from it to this version.",
        }),
      ),
    }),
  },
  responses: {
    200: { description: "The version", ...json(RuleVersionCaseBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetRuleVersion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await getRuleVersion(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("query"),
    });
    const { rules, notReached, comparison } = found;
    return c.json({
      ...presentVersion(found),
      rules,
      notReached,
      comparison: comparison && {
        comparedWith: comparison.comparedWith,
        differences: comparison.differences.map(presentDifference),
      },
    }, 200);
  });
}
