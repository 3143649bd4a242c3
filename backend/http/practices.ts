import { createRoute, z } from "@hono/zod-openapi";
import type { PracticeText } from "../domain/practice-text.ts";
import { type Rule, severities } from "../domain/rule.ts";
import type { Language } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import { getPractice } from "../use-cases/practices/get-practice.ts";
import { listPractices } from "../use-cases/practices/list-practices.ts";
import { Group } from "./domain-values.ts";
import { refusals } from "./errors.ts";
import { publicCache } from "./public-cache.ts";
import { newRouter } from "./router.ts";

const inFewWords = {
  code: z.string().max(40).openapi({ description: "A THERAPY_TYPE" }),
  group: Group,
  summary: z.string().max(500).openapi({ description: "In the language of the request" }),
  helps: z.array(z.object({
    way: z.string().max(40).openapi({ description: "A WAY_OF_HELPING" }),
    weight: z.int().min(1).max(3).openapi({
      description: "1: sometimes, 3: a main reason people come",
    }),
  })).max(50),
};

const PracticeSummaryBody = z
  .object(inFewWords)
  .openapi("PracticeSummary", {
    example: {
      code: "AROMA_THERAPY",
      group: "other",
      summary: "Aromatherapy uses essential oils from plants to support calm and sleep.",
      helps: [{ way: "STRESS", weight: 3 }],
    },
  });

const CautionBody = z
  .object({
    severity: z.enum(severities).openapi({
      description: "caution: possible with care, ask: ask a doctor first, no: not now",
    }),
    reason: z.string().max(500),
    source: z.string().max(300).openapi({ description: "The kind of guidance it rests on" }),
  })
  .openapi("Caution", {
    example: {
      severity: "no",
      reason: "Deep work on the belly and cupping are not used in pregnancy.",
      source: "General safety advice for pregnancy and the time after birth",
    },
  });

const PracticePageBody = z.object({
  ...inFewWords,
  about: z.string().max(2000),
  whatHappens: z.string().max(2000),
  goodToKnow: z.string().max(2000),
  evidence: z.string().max(1000).openapi({ description: "What is known about its effect" }),
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
    cautions: [{
      severity: "no",
      reason: "Deep work on the belly and cupping are not used in pregnancy.",
      source: "General safety advice for pregnancy and the time after birth",
    }],
  },
});

function present(
  { code, group, summary, helps }: PracticeText,
  language: Language,
): z.infer<typeof PracticeSummaryBody> {
  return {
    code,
    group,
    summary: summary[language],
    helps: helps.map(({ way, weight }) => ({ way, weight })),
  };
}

function presentWhole(
  practice: PracticeText & { cautions: Rule[] },
  language: Language,
): z.infer<typeof PracticePageBody> {
  return {
    ...present(practice, language),
    about: practice.about[language],
    whatHappens: practice.whatHappens[language],
    goodToKnow: practice.goodToKnow[language],
    evidence: practice.evidence[language],
    cautions: practice.cautions.map(({ severity, reason, source }) => ({
      severity,
      reason: reason[language],
      source: source.label[language],
    })),
  };
}

const listPracticesRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listPractices",
  summary: "Every practice in a few words, by code",
  tags: ["practices"],
  middleware: publicCache,
  responses: {
    200: {
      description: "All of them",
      content: { "application/json": { schema: z.array(PracticeSummaryBody).max(200) } },
    },
    304: { description: "What you have is still so" },
  },
});

const getPracticeRoute = createRoute({
  method: "get",
  path: "/{code}",
  operationId: "getPractice",
  summary: "What a practice is, what happens, and when it needs care",
  tags: ["practices"],
  middleware: publicCache,
  request: {
    params: z.object({
      code: z.string().max(40).regex(/^[A-Z][A-Z0-9_]*$/).openapi({ example: "CUP_THERAPY" }),
    }),
  },
  responses: {
    200: {
      description: "The practice",
      content: { "application/json": { schema: PracticePageBody } },
    },
    304: { description: "What you have is still so" },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function practices(ports: Pick<Ports, "persistence">) {
  return newRouter()
    .openapi(listPracticesRoute, async (c) => {
      const all = await listPractices(ports);
      const { language } = c.var;
      return c.json(all.map((practice) => present(practice, language)), 200);
    })
    .openapi(getPracticeRoute, async (c) => {
      const practice = await getPractice(ports, c.req.valid("param").code);
      return c.json(presentWhole(practice, c.var.language), 200);
    });
}
