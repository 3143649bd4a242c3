import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { saveSuitabilityResult } from "../../use-cases/suitability/save-suitability-result.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { GivenAnswers } from "./assessment-body.ts";
import { presentResult, ResultBody } from "./result-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/suitability/results",
  operationId: "saveSuitabilityResult",
  tags: ["suitability"],
  summary: "Save the caller's finished test",
  description:
    "Needs the consent for `test-results`, and deletes the draft. Answers to steps with `isStored` false are not stored, " +
    "and the assessment is without them; `assessSuitability` has them. At most 20 results are stored: a new one replaces " +
    "the oldest. The same answers within an hour are one result.",
  security: bearer,
  middleware: signedIn,
  request: required(GivenAnswers),
  responses: {
    201: { description: "The result", ...json(ResultBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_CONSENT_REQUIRED",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountSaveSuitabilityResult(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const saved = await saveSuitabilityResult(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentResult(saved, c.var.language), 201);
  });
}
