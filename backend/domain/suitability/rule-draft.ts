import { DomainError } from "../errors.ts";
import { type FieldProblem, problem } from "../field-problem.ts";
import type { RuleChange } from "./rule-change.ts";
import type { NotReached } from "./rule-version.ts";

export const ruleDraftStates = ["editing", "waiting", "published"] as const;

export const ruleDraftLimits = { title: 120, comment: 1000, reason: 1000 } as const;

/** How far ahead (ms) a version can begin. */
const mostAhead = 366 * 24 * 60 * 60 * 1000;

/** Changes of the rules that wait to be sent, or to be read by a second administrator. Instants in ms. */
export type RuleDraft = {
  id: string;
  state: (typeof ruleDraftStates)[number];
  title: string;
  /** The version that the changes were made on. */
  basedOn: number;
  changes: RuleChange[];
  notReached: NotReached[];
  /** Why, for the second administrator. */
  comment: string;
  /** Null: from the approval on. */
  effectiveFrom: number | null;
  /** Null: a release, or an erased account. */
  authorId: string | null;
  /** All who wrote in it. */
  editorIds: string[];
  /** Why it was returned. */
  returnReason: string | null;
  createdAt: number;
  changedAt: number;
  sentAt: number | null;
  publishedVersion: number | null;
};

export type DraftContent = Pick<RuleDraft, "title" | "changes" | "notReached" | "basedOn">;

/** ERR_STALE unless the draft is the one that the caller has seen. `seenAt` in ms. */
export function requireSeen(draft: Pick<RuleDraft, "changedAt">, seenAt: number): void {
  if (draft.changedAt !== seenAt) throw new DomainError("ERR_STALE");
}

/** ERR_ILLEGAL_TRANSITION in another state. */
export function requireState(draft: RuleDraft, state: RuleDraft["state"]): void {
  if (draft.state !== state) throw new DomainError("ERR_ILLEGAL_TRANSITION");
}

/** `now` in ms. Throws ERR_ILLEGAL_TRANSITION. */
export function edited(
  draft: RuleDraft,
  content: DraftContent,
  { userId, now }: { userId: string; now: number },
): RuleDraft {
  requireState(draft, "editing");
  return {
    ...draft,
    ...content,
    authorId: userId,
    editorIds: [...new Set([...draft.editorIds, userId])],
    ...changedAt(draft, now),
  };
}

/** `now` in ms. Throws ERR_ILLEGAL_TRANSITION. */
export function sent(
  draft: RuleDraft,
  { comment, effectiveFrom }: Pick<RuleDraft, "comment" | "effectiveFrom">,
  { userId, now }: { userId: string; now: number },
): RuleDraft {
  requireState(draft, "editing");
  return {
    ...draft,
    state: "waiting",
    comment,
    effectiveFrom,
    returnReason: null,
    authorId: userId,
    editorIds: [...new Set([...draft.editorIds, userId])],
    sentAt: now,
    ...changedAt(draft, now),
  };
}

/** Back to its author. `now` in ms. Throws ERR_ILLEGAL_TRANSITION. */
export function returned(draft: RuleDraft, reason: string | null, now: number): RuleDraft {
  requireState(draft, "waiting");
  const state = "editing" as const;
  return { ...draft, state, returnReason: reason, sentAt: null, ...changedAt(draft, now) };
}

/** ERR_OWN_DRAFT for all who wrote in it. */
export function requireSecondAdmin({ editorIds }: RuleDraft, userId: string): void {
  if (editorIds.includes(userId)) throw new DomainError("ERR_OWN_DRAFT");
}

/** When the version begins. `latestFrom`: when the version that it follows begins. Instants in ms. */
export function startProblems(
  { effectiveFrom, latestFrom }: { effectiveFrom: number | null; latestFrom: number },
  now: number,
): FieldProblem[] {
  const path = "effectiveFrom";
  if (effectiveFrom !== null && effectiveFrom < now) return [problem(path, "ERR_IN_PAST")];
  if ((effectiveFrom ?? now) < latestFrom) return [problem(path, "ERR_BEFORE_SCHEDULED")];
  const isFar = effectiveFrom !== null && effectiveFrom > now + mostAhead;
  return isFar ? [problem(path, "ERR_TOO_FAR")] : [];
}

/** Each version differs, so that a tab with an older one is refused. */
function changedAt({ changedAt }: Pick<RuleDraft, "changedAt">, now: number) {
  return { changedAt: Math.max(now, changedAt + 1) };
}
