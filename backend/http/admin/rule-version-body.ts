import { z } from "@hono/zod-openapi";
import { ruleDraftLimits } from "../../domain/suitability/rule-draft.ts";
import { ruleLimits } from "../../domain/suitability/rule-limits.ts";
import type { RuleVersionState } from "../../domain/suitability/rule-version.ts";
import type { ListedRuleVersion } from "../../ports/persistence/rule-versions.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { decimal } from "../decimal.ts";

const states = ["withdrawn", "scheduled", "inForce", "former"] as const;

export const versionFields = {
  version: z.int().min(1).max(1_000_000),
  state: z.enum(states).openapi({
    description: "`scheduled`: it begins later; `withdrawn`: taken back before it began",
  }),
  effectiveFrom: z.iso.datetime().nullable().openapi({ description: "Null: from the start" }),
  author: z.string().max(120).nullable().openapi({
    description: "Null for a version that came with a release, and for an erased account",
  }),
  reviewer: z.string().max(120).nullable(),
  isRelease: z.boolean().openapi({ description: "Whether it came with a release" }),
  comment: z.string().max(ruleDraftLimits.comment).nullable(),
  publishedAt: z.iso.datetime().nullable(),
};

export const RuleVersionBody = z.object({
  ...versionFields,
  count: z.int().min(0).max(ruleLimits.rules).nullable().openapi({
    description: "How many rules it has; null for a version of which only the number is known",
  }),
}).openapi("RuleVersion", {
  example: {
    version: 2,
    state: "inForce",
    effectiveFrom: "2026-11-20T07:00:00Z",
    author: "Katrin Aas",
    reviewer: "Priit Lepik",
    isRelease: false,
    comment: "The midwives asked for stricter words about cupping.",
    publishedAt: "2026-11-19T12:00:00Z",
    count: 141,
  },
});

export const VersionNumber = z.object({
  version: decimal(z.int().min(1).max(1_000_000)),
});

export function presentVersion(
  version: Omit<ListedRuleVersion, "count"> & { state: RuleVersionState },
) {
  return {
    version: version.version,
    state: version.state,
    effectiveFrom: version.effectiveFrom === 0 ? null : instantText(version.effectiveFrom),
    author: version.authorName,
    reviewer: version.reviewerName,
    isRelease: !version.byAdmins,
    comment: version.comment,
    publishedAt: optionalInstantText(version.publishedAt),
  };
}
