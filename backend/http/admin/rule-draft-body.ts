import { z } from "@hono/zod-openapi";
import { differences, withChanges } from "../../domain/suitability/rule-change.ts";
import { ruleDraftLimits as limits, ruleDraftStates } from "../../domain/suitability/rule-draft.ts";
import { ruleLimits } from "../../domain/suitability/rule-limits.ts";
import type { Language } from "../../domain/text.ts";
import type { NamedRuleDraft } from "../../ports/persistence/rule-drafts.ts";
import type { LookedAtDraft } from "../../use-cases/admin/rule-context.ts";
import { FieldProblemBody, presentProblem, refused } from "../field-problems.ts";
import { sharedText } from "../shared-text.ts";
import type { signedIn } from "../signed-in.ts";
import { limitBody } from "../body-limits.ts";
import { etagOf, instantText, optionalInstantText } from "../version.ts";
import {
  NotReachedBody,
  presentDifference,
  RuleChangeBody,
  RuleDifferenceBody,
} from "./rule-body.ts";

/** All rules in three languages, twice. */
export const limitRules: typeof signedIn = limitBody(1_500_000);

export const SeenDraft = z.object({
  "if-match": z.string().min(1).max(100).openapi({
    description: "The ETag of the draft as you have read it",
  }),
});

export const DraftTitle = sharedText(limits.title)
  .refine((text) => text !== "", refused("ERR_REQUIRED"));

const draftFields = {
  id: z.uuid(),
  state: z.enum(ruleDraftStates),
  title: z.string().max(limits.title),
  basedOn: z.int().min(1).max(1_000_000).openapi({ description: "A version" }),
  author: z.string().max(120).nullable().openapi({ description: "Who changed it last" }),
  isOwn: z.boolean().openapi({
    description: "Whether the caller wrote in it and so cannot approve it",
  }),
  comment: z.string().max(limits.comment),
  effectiveFrom: z.iso.datetime().nullable().openapi({
    description: "When the version begins; null: when it is approved",
  }),
  returnReason: z.string().max(limits.reason).nullable(),
  returnedBy: z.string().max(120).nullable(),
  changedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  publishedVersion: z.int().min(1).max(1_000_000).nullable(),
};

export const ListedRuleDraftBody = z.object({
  ...draftFields,
  changeCount: z.int().min(0).max(ruleLimits.changes),
}).openapi("ListedRuleDraft");

export const RuleDraftBody = z.object({
  ...draftFields,
  version: z.string().max(100).openapi({ description: "The ETag" }),
  latestVersion: z.int().min(1).max(1_000_000).openapi({
    description: "What the draft would follow. Another one than `basedOn` makes the draft stale.",
  }),
  changes: z.array(RuleChangeBody).max(ruleLimits.changes),
  notReached: z.array(NotReachedBody).max(ruleLimits.notReached),
  problems: z.array(FieldProblemBody).max(2000).openapi({
    description: "All that is wrong with it. It can be saved, but not sent.",
  }),
  conflicts: z.array(z.string().max(120)).max(ruleLimits.changes).openapi({
    description: "Rules of `changes` that a version since `basedOn` has changed as well",
  }),
  differences: z.array(RuleDifferenceBody).max(ruleLimits.rules * 2).openapi({
    description: "What publishing it would change of the newest version",
  }),
}).openapi("RuleDraft");

export function presentListedDraft(
  draft: NamedRuleDraft,
  userId: string,
): z.infer<typeof ListedRuleDraftBody> {
  return { ...presentFields(draft, userId), changeCount: draft.changes.length };
}

export function presentDraft(
  { draft, latest, problems, conflicts }: LookedAtDraft,
  { userId, language }: { userId: string; language: Language },
): z.infer<typeof RuleDraftBody> {
  const after = withChanges(latest.rules, draft.changes);
  return {
    ...presentFields(draft, userId),
    version: draftEtag(draft),
    latestVersion: latest.version,
    changes: draft.changes,
    notReached: draft.notReached,
    problems: problems.slice(0, 2000).map((each) => presentProblem(each, language)),
    conflicts,
    differences: draft.state === "published"
      ? []
      : differences(latest.rules, after).map(presentDifference),
  };
}

export function draftEtag({ changedAt }: Pick<NamedRuleDraft, "changedAt">): string {
  return etagOf({ updatedAt: changedAt });
}

function presentFields(draft: NamedRuleDraft, userId: string) {
  return {
    id: draft.id,
    state: draft.state,
    title: draft.title,
    basedOn: draft.basedOn,
    author: draft.authorName,
    isOwn: draft.editorIds.includes(userId),
    comment: draft.comment,
    effectiveFrom: optionalInstantText(draft.effectiveFrom),
    returnReason: draft.returnReason,
    returnedBy: draft.returnReason === null ? null : draft.returnedByName,
    changedAt: instantText(draft.changedAt),
    sentAt: optionalInstantText(draft.sentAt),
    publishedVersion: draft.publishedVersion,
  };
}
