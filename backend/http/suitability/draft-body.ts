import { z } from "@hono/zod-openapi";
import type { CurrentDraft } from "../../use-cases/suitability/current-draft.ts";
import { instantText } from "../version.ts";
import { GivenAnswers } from "./assessment-body.ts";
import { StepId } from "./questionnaire-body.ts";

const Step = StepId.openapi({ description: "The step at which the person goes on" });

const example = { version: 1, answers: { needs: ["STRESS"] }, step: "safety_1" };

export const GivenDraft = z.strictObject({ ...GivenAnswers.shape, step: Step })
  .openapi("GivenSuitabilityDraft", { example });

export const DraftBody = z.object({
  ...GivenAnswers.shape,
  step: Step,
  changedAt: z.iso.datetime(),
  isOutdated: z.boolean().openapi({
    description:
      "Whether the questionnaire has changed since; answers that no longer fit are left out",
  }),
}).openapi("SuitabilityDraft", {
  example: { ...example, changedAt: "2026-11-24T07:00:00Z", isOutdated: false },
});

export function presentDraft(
  { version, answers, step, changedAt, isOutdated }: CurrentDraft,
): z.infer<typeof DraftBody> {
  return { version, answers, step, changedAt: instantText(changedAt), isOutdated };
}
