import { createRoute, z } from "@hono/zod-openapi";
import { ruleLimits } from "../../domain/suitability/rule-limits.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportRules } from "../../use-cases/admin/export-rules.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { RuleBody } from "./rule-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/rules/{of}",
  operationId: "exportRules",
  tags: ["admin"],
  summary: "Download rules as a file",
  description:
    "For admins: the rules of a version, or those that a draft would make, in the shape that `importRules` reads. The " +
    "download is in the audit log.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({
      of: z.union([z.string().max(6).regex(/^[1-9]\d{0,5}$/), z.uuid()]).openapi({
        description: "The number of a version or the id of a draft",
        example: "1",
      }),
    }),
  },
  responses: {
    200: {
      description: "The rules by id",
      ...json(z.array(RuleBody).max(ruleLimits.rules).openapi("RuleFileContent")),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountExportRules(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { of } = c.req.valid("param");
    const isVersion = /^\d+$/.test(of);
    const rules = await exportRules(ports, c.var, {
      of: isVersion ? { version: Number(of) } : { draft: of },
    });
    const name = isVersion ? `rules-v${of}.json` : "rules-draft.json";
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(`${JSON.stringify(rules, null, 2)}\n`, 200) as never;
  });
}
