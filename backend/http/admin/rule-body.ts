import { z } from "@hono/zod-openapi";
import { severities } from "../../domain/rule.ts";
import { type RuleDifference, ruleFields } from "../../domain/suitability/rule-change.ts";
import { ruleLimits as limits } from "../../domain/suitability/rule-limits.ts";
import { verdicts } from "../../domain/suitability/verdict.ts";
import { visibleName } from "../../domain/visible-text.ts";

/** Longer than a rule may be, so that a draft can be saved before it is shortened. */
const roomFor = (limit: number) => limit * 2;

const textOf = (limit: number) => {
  const text = z.string().max(roomFor(limit)).overwrite(visibleName);
  return z.object({ et: text, en: text, ru: text });
};

export const RuleBody = z.object({
  id: z.string().max(roomFor(limits.id)).openapi({
    description: "Small letters, digits and hyphens; never changes",
  }),
  fact: z.string().max(40).openapi({ description: "The id of a fact of the questionnaire" }),
  practices: z.array(z.string().max(40)).max(limits.practices).openapi({
    description: "Domain value codes of THERAPY_TYPE",
  }),
  severity: z.enum(severities),
  reason: textOf(limits.reason),
  source: z.object({
    kind: z.string().max(roomFor(limits.sourceKind)),
    label: textOf(limits.sourceLabel),
  }),
}).openapi("AdminRule", {
  example: {
    id: "pregnancy-belly-and-cups",
    fact: "pregnancy",
    practices: ["CUP_THERAPY"],
    severity: "no",
    reason: {
      et: "Kuppe raseduse ajal ei kasutata.",
      en: "Cupping is not used in pregnancy.",
      ru: "При беременности банки не применяют.",
    },
    source: {
      kind: "pregnancy",
      label: {
        et: "Raseduse üldised ohutussoovitused",
        en: "General safety advice for pregnancy",
        ru: "Общие рекомендации при беременности",
      },
    },
  },
});

export const RuleChangeBody = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), rule: RuleBody }),
  z.object({ kind: z.literal("change"), rule: RuleBody }),
  z.object({ kind: z.literal("retire"), id: z.string().max(roomFor(limits.id)) }),
]).openapi("RuleChange", { example: { kind: "retire", id: "pregnancy-belly-and-cups" } });

export const NotReachedBody = z.object({
  practice: z.string().max(40),
  verdicts: z.array(z.enum(verdicts)).max(verdicts.length),
  why: textOf(limits.why),
}).openapi("VerdictNotReached", {
  description: "Why no answer brings a practice to some verdicts",
  example: {
    practice: "REIKI",
    verdicts: ["ask", "no"],
    why: {
      et: "Puudutus on kerge ja riideid ei võeta seljast.",
      en: "The touch is light and clothes stay on.",
      ru: "Прикосновение лёгкое, одежда остаётся.",
    },
  },
});

export const RuleDifferenceBody = z.object({
  id: z.string().max(roomFor(limits.id)),
  kind: z.enum(["add", "change", "retire"]),
  fields: z.array(z.enum(ruleFields)).max(ruleFields.length).openapi({
    description: "What differs; all of an added or retired rule",
  }),
  before: z.union([RuleBody, z.null()]),
  after: z.union([RuleBody, z.null()]),
}).openapi("RuleDifference", {
  example: {
    id: "pregnancy-belly-and-cups",
    kind: "retire",
    fields: ["fact", "practices", "severity", "reason", "source"],
    before: null,
    after: null,
  },
});

export function presentDifference(
  difference: RuleDifference,
): z.infer<typeof RuleDifferenceBody> {
  const { before, after } = difference;
  return { ...difference, kind: before ? after ? "change" : "retire" : "add" };
}
