import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { assessSuitability } from "../../use-cases/suitability/assess-suitability.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { AssessmentBody, GivenAnswers, presentAssessment } from "./assessment-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/suitability/assessment",
  operationId: "assessSuitability",
  tags: ["suitability"],
  summary: "Assess which practices suit a person, by the answers to the test",
  description:
    "Nothing of the answers is stored or logged. `ERR_STALE`: the questionnaire has a newer version. Answers that do not " +
    "fit are named in `errors` as `answers.<step>`; answers to steps that another answer skips have no effect.",
  request: required(GivenAnswers),
  responses: {
    200: { description: "The assessment", ...json(AssessmentBody) },
    ...refusals(...bodyRefusals, "ERR_STALE", "ERR_TOO_MANY_REQUESTS", "ERR_UNAVAILABLE"),
  },
});

export function mountAssessSuitability(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { content, assessment } = await assessSuitability(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentAssessment(assessment, content, c.var.language), 200);
  });
}
