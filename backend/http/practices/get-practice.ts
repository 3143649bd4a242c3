import { createRoute, z } from "@hono/zod-openapi";
import type { PracticeText } from "../../domain/practice-text.ts";
import { severities } from "../../domain/rule.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { type Caution, getPractice } from "../../use-cases/practices/get-practice.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, revalidatedCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { PracticeSummaryBody, present } from "./practice-body.ts";

const CautionBody = z
  .object({
    severity: z.enum(severities).openapi({
      description:
        "`caution`: possible with care; `ask`: ask a doctor first; `no`: not while it applies",
    }),
    condition: z.string().max(500).openapi({ description: "To whom it applies" }),
    reason: z.string().max(500),
    source: z.string().max(300).openapi({ description: "The guidance that the caution follows" }),
  })
  .openapi("Caution", {
    example: {
      severity: "no",
      condition: "You are pregnant, or might be",
      reason: "Deep work on the belly and cupping are not used in pregnancy.",
      source: "General safety advice for pregnancy and the time after birth",
    },
  });

const PracticePageBody = z.object({
  ...PracticeSummaryBody.shape,
  about: z.string().max(2000),
  whatHappens: z.string().max(2000),
  goodToKnow: z.string().max(2000),
  evidence: z.string().max(1000).openapi({ description: "What is known about its effect" }),
  isOffered: z.boolean().openapi({
    description: "false for a retired practice, which only those have who had it before",
  }),
  cautions: z.array(CautionBody).max(200).openapi({ description: "The strictest first" }),
}).openapi("PracticePage", {
  example: {
    code: "CUP_THERAPY",
    group: "somatic",
    summary: "Cups are placed on the skin and draw it up a little.",
    helps: [{ way: "STRESS", weight: 1 }],
    about: "Cupping is an old way to ease tense muscles.",
    whatHappens: "You lie down, and the practitioner places the cups.",
    goodToKnow: "Round marks may stay for some days.",
    evidence: "Small studies suggest short relief; their quality is uneven.",
    isOffered: true,
    cautions: [{
      severity: "no",
      condition: "You are pregnant, or might be",
      reason: "Deep work on the belly and cupping are not used in pregnancy.",
      source: "General safety advice for pregnancy and the time after birth",
    }],
  },
});

function presentPage(
  practice: PracticeText & { cautions: Caution[]; isOffered: boolean },
  language: Language,
): z.infer<typeof PracticePageBody> {
  return {
    ...present(practice, language),
    about: practice.about[language],
    whatHappens: practice.whatHappens[language],
    goodToKnow: practice.goodToKnow[language],
    evidence: practice.evidence[language],
    isOffered: practice.isOffered,
    cautions: practice.cautions.map(({ severity, condition, reason, source }) => ({
      severity,
      condition: condition[language],
      reason: reason[language],
      source: source.label[language],
    })),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/practices/{code}",
  operationId: "getPractice",
  tags: ["practices"],
  summary: "Get the description of a practice with its cautions",
  middleware: revalidatedCache,
  request: {
    params: z.object({
      code: z.string().max(40).regex(/^[A-Z][A-Z0-9_]*$/).openapi({
        description: "A domain value code of THERAPY_TYPE",
        example: "CUP_THERAPY",
      }),
    }),
  },
  responses: {
    200: { description: "The practice", ...json(PracticePageBody) },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetPractice(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const practice = await getPractice(ports, c.req.valid("param").code);
    return c.json(presentPage(practice, c.var.language), 200);
  });
}
