import { createRoute, z } from "@hono/zod-openapi";
import { mostResults } from "../../domain/suitability/result.ts";
import type { Ports } from "../../ports/ports.ts";
import { listSuitabilityResults } from "../../use-cases/suitability/list-suitability-results.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentResult, ResultBody } from "./result-body.ts";
import { decimal } from "../decimal.ts";

const ResultsBody = z.object({ results: z.array(ResultBody).max(mostResults) })
  .openapi("SuitabilityResults");

const LimitQuery = z.object({
  limit: decimal(z.int().min(1).max(mostResults)).default(mostResults),
});

const route = createRoute({
  method: "get",
  path: "/api/suitability/results",
  operationId: "listSuitabilityResults",
  tags: ["suitability"],
  summary: "List the caller's finished tests",
  description: "Each is assessed by the rules in force, with what has changed since its day.",
  security: bearer,
  middleware: signedIn,
  request: { query: LimitQuery },
  responses: {
    200: { description: "The newest first", ...json(ResultsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_UNAVAILABLE"),
  },
});

export function mountListSuitabilityResults(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const results = await listSuitabilityResults(ports, c.var, c.req.valid("query"));
    const { language } = c.var;
    c.header("Cache-Control", "no-store");
    return c.json({ results: results.map((result) => presentResult(result, language)) }, 200);
  });
}
