import { z } from "@hono/zod-openapi";
import type { Language } from "../../domain/text.ts";
import type { CurrentResult } from "../../use-cases/suitability/current-result.ts";
import { unstoredDanger } from "../../domain/suitability/unstored-danger.ts";
import { instantText } from "../version.ts";
import { AnswersBody, AssessmentBody, presentAssessment, VerdictBody } from "./assessment-body.ts";

export const ResultBody = z.object({
  id: z.uuid(),
  takenAt: z.iso.datetime(),
  isOutdated: z.boolean().openapi({
    description: "Whether the questionnaire or the rules have changed since",
  }),
  answers: AnswersBody,
  assessment: AssessmentBody.openapi({
    description: "By the rules in force now, without the answers that are never stored",
  }),
  unstoredDanger: z.object({
    postponed: z.array(z.string().max(40)).max(200),
    adviceFirst: z.array(z.string().max(40)).max(200),
  }).openapi({
    description:
      "Practices that answers about danger can give the verdict `no` (`postponed`) or `ask` (`adviceFirst`). Such answers " +
      "are never stored, so this is the same for every person. Do not show these practices as suitable without saying so.",
  }),
  changed: z.array(z.object({
    code: z.string().max(40),
    before: VerdictBody,
    after: VerdictBody,
  })).max(200).openapi({ description: "Practices whose verdict has changed since that day" }),
}).openapi("SuitabilityResult", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    takenAt: "2026-11-24T07:00:00Z",
    isOutdated: false,
    answers: { needs: ["STRESS"] },
    assessment: {
      version: 1,
      rulesVersion: 1,
      crisis: null,
      notes: [],
      needs: ["STRESS"],
      skippedSafety: [],
      search: { languages: [], gender: null, cities: [], meeting: null, maxPriceCents: null },
      practices: [],
    },
    unstoredDanger: { postponed: ["SUPERVISION"], adviceFirst: ["FAMILY"] },
    changed: [],
  },
});

export function presentResult(
  { result, content, assessment, isOutdated, changed }: CurrentResult,
  language: Language,
): z.infer<typeof ResultBody> {
  const { id, takenAt, answers } = result;
  const { postponed, adviceFirst } = unstoredDanger(content);
  return {
    id,
    takenAt: instantText(takenAt),
    isOutdated,
    answers,
    assessment: presentAssessment(assessment, content, language),
    unstoredDanger: { postponed: [...postponed], adviceFirst: [...adviceFirst] },
    changed: changed.map(({ code, before, after }) => ({ code, before, after })),
  };
}
