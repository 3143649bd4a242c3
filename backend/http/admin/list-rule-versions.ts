import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listRuleVersions } from "../../use-cases/admin/list-rule-versions.ts";
import { getQuestionnaire } from "../../use-cases/suitability/get-questionnaire.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { json } from "../json-bodies.ts";
import { presentVersion, RuleVersionBody } from "./rule-version-body.ts";

const RuleVersionsBody = z.object({
  versions: z.array(RuleVersionBody).max(10_000),
  facts: z.array(z.object({ id: z.string().max(40), question: z.string().max(500) })).max(500)
    .openapi({ description: "What a rule can depend on, with the question that states it" }),
})
  .openapi("RuleVersions");

const route = createRoute({
  method: "get",
  path: "/api/admin/rule-versions",
  operationId: "listRuleVersions",
  tags: ["admin"],
  summary: "List the versions of the rules",
  description: "For admins. The newest first.",
  security: bearer,
  middleware: signedIn,

  responses: {
    200: { description: "The versions", ...json(RuleVersionsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListRuleVersions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const versions = await listRuleVersions(ports, c.var);
    const { facts } = await getQuestionnaire(ports);
    return c.json({
      versions: versions.map((each) => ({ ...presentVersion(each), count: each.count })),
      facts: facts.map(({ id, question }) => ({ id, question: question[c.var.language] })),
    }, 200);
  });
}
