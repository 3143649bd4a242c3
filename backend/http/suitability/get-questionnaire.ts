import { createRoute } from "@hono/zod-openapi";
import { isCrisisStep } from "../../domain/suitability/questionnaire.ts";
import type { Ports } from "../../ports/ports.ts";
import { getQuestionnaire } from "../../use-cases/suitability/get-questionnaire.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, revalidatedCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { presentQuestionnaire, QuestionnaireBody } from "./questionnaire-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/suitability/questionnaire",
  operationId: "getQuestionnaire",
  tags: ["suitability"],
  summary: "Get the questions of the test",
  description: "All texts are in the language of the request.",
  middleware: revalidatedCache,
  responses: {
    200: { description: "The questionnaire in force", ...json(QuestionnaireBody) },
    ...notModified,
    ...refusals("ERR_UNAVAILABLE"),
  },
});

export function mountGetQuestionnaire(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { questionnaire, facts } = await getQuestionnaire(ports);
    const isStored = (step: Parameters<typeof isCrisisStep>[0]) => !isCrisisStep(step, facts);
    return c.json(presentQuestionnaire(questionnaire, isStored, c.var.language), 200);
  });
}
