import { z } from "@hono/zod-openapi";
import { severities } from "../../domain/rule.ts";
import { answerLimits } from "../../domain/suitability/answers.ts";
import type {
  AssessedPractice,
  Assessment,
  SuitabilityContent,
} from "../../domain/suitability/assessment.ts";
import { crisisKinds } from "../../domain/suitability/questionnaire.ts";
import { verdicts } from "../../domain/suitability/verdict.ts";
import type { Language } from "../../domain/text.ts";
import { refused } from "../field-problems.ts";
import { OptionValue, StepId } from "./questionnaire-body.ts";

export const Version = z.int().min(1).max(1_000_000);

export const AnswersBody = z
  .record(StepId, z.array(OptionValue).max(answerLimits.values))
  .refine(
    (answers) => Object.keys(answers).length <= answerLimits.steps,
    refused("ERR_TOO_BIG", { most: answerLimits.steps, unit: "entries" }),
  )
  .openapi("Answers", {
    description:
      "The values of the chosen options, by step. An empty list is a skipped step; a step that was not reached is absent.",
    example: { needs: ["STRESS"], safety_1: ["pregnancy"], safety_2: [] },
  });

export const GivenAnswers = z.strictObject({
  version: Version.openapi({ description: "Of the questionnaire" }),
  answers: AnswersBody,
}).openapi("GivenAnswers", {
  example: { version: 1, answers: { needs: ["STRESS"], safety_1: ["pregnancy"] } },
});

const Code = z.string().max(40);

export const VerdictBody = z.enum(verdicts).openapi({
  description:
    "`ok`: nothing speaks against it; `caution`: possible with care; `ask`: only after the advice of a doctor or a trained " +
    "practitioner; `no`: not now",
});

const ReasonBody = z.object({
  rule: z.string().max(100),
  severity: z.enum(severities),
  fact: z.string().max(40),
  answer: z.object({ step: StepId, value: OptionValue, label: z.string().max(500) }).openapi({
    description: "The answer that states the fact",
  }),
  reason: z.string().max(500),
  source: z.string().max(300).openapi({ description: "The guidance that the rule follows" }),
}).openapi("SuitabilityReason", {
  example: {
    rule: "pregnancy-belly-and-cups",
    severity: "no",
    fact: "pregnancy",
    answer: {
      step: "safety_1",
      value: "pregnancy",
      label: "You are pregnant, or might be",
    },
    reason: "Deep work on the belly and cupping are not used in pregnancy.",
    source: "General safety advice for pregnancy and the time after birth",
  },
});

const PracticeVerdictBody = z.object({
  code: Code.openapi({ description: "A domain value code of THERAPY_TYPE" }),
  verdict: VerdictBody,
  place: z.int().min(1).max(200).nullable().openapi({
    description:
      "1 for the best; what fits no chosen need is last. Null unless it fits and its verdict is `ok` or `caution`",
  }),
  score: z.int().min(0).max(1000).openapi({
    description: "The weights of the chosen needs, and 1 for a preferred way of working",
  }),
  fits: z.object({
    needs: z.array(Code).max(50).openapi({ description: "Codes of WAY_OF_HELPING" }),
    ways: z.array(OptionValue).max(50).openapi({
      description: "Chosen options that prefer this practice",
    }),
  }),
  reasons: z.array(ReasonBody).max(200).openapi({ description: "The strictest first" }),
}).openapi("PracticeVerdict", {
  example: {
    code: "CUP_THERAPY",
    verdict: "no",
    place: null,
    score: 1,
    fits: { needs: ["STRESS"], ways: [] },
    reasons: [],
  },
});

export const AssessmentBody = z.object({
  version: Version.openapi({ description: "Of the questionnaire" }),
  rulesVersion: Version,
  crisis: z.enum(crisisKinds).nullable().openapi({
    description: "The crisis text to show before anything else; the most urgent one",
  }),
  notes: z.array(z.string().max(1000)).max(20).openapi({
    description: "Texts that answers lead to, in the language of the request",
  }),
  needs: z.array(Code).max(50),
  skippedSafety: z.array(StepId).max(answerLimits.steps).openapi({
    description: "Steps about safety without an answer, except those that are never stored",
  }),
  search: z.object({
    languages: z.array(Code).max(20),
    gender: Code.nullable(),
    cities: z.array(Code).max(50),
    meeting: Code.nullable(),
    maxPriceCents: z.int().min(0).max(100_000_000).nullable(),
  }).openapi({
    description: "What the answers say about the practitioner to search for: codes, and cents",
  }),
  practices: z.array(PracticeVerdictBody).max(200).openapi({
    description:
      "All practices: those that fit first, the possible ones by place, the others by verdict and score",
  }),
}).openapi("Assessment", {
  example: {
    version: 1,
    rulesVersion: 1,
    crisis: null,
    notes: [],
    needs: ["STRESS"],
    skippedSafety: ["safety_2"],
    search: { languages: [], gender: null, cities: [], meeting: null, maxPriceCents: null },
    practices: [],
  },
});

export function presentAssessment(
  assessment: Assessment,
  { questionnaire, rulesVersion }: SuitabilityContent,
  language: Language,
): z.infer<typeof AssessmentBody> {
  const { crisis, notes, needs, skippedSafety, search, practices } = assessment;
  return {
    version: questionnaire.version,
    rulesVersion,
    crisis,
    notes: notes.flatMap((key) => questionnaire.notes[key]?.[language] ?? []),
    needs,
    skippedSafety,
    search: { ...search },
    practices: practices.map((practice) => presentPractice(practice, language)),
  };
}

function presentPractice(
  { code, verdict, place, score, fits, reasons }: AssessedPractice,
  language: Language,
): z.infer<typeof PracticeVerdictBody> {
  return {
    code,
    verdict,
    place,
    score,
    fits: { ...fits },
    reasons: reasons.map(({ rule, answer: { step, option } }) => ({
      rule: rule.id,
      severity: rule.severity,
      fact: rule.fact,
      answer: { step: step.id, value: option.value, label: option.label[language] },
      reason: rule.reason[language],
      source: rule.source.label[language],
    })),
  };
}
