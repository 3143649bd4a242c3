import type { Rule } from "../rule.ts";
import type { Text } from "../text.ts";
import type { Verdict } from "./verdict.ts";

/** Why no fact brings a practice to some verdicts. */
export type NotReached = { practice: string; verdicts: Verdict[]; why: Text };

/** A set of rules. Instants in ms. */
export type RuleVersion = {
  version: number;
  /** Null for a version of an earlier release, which kept only its number. */
  rules: Rule[] | null;
  notReached: NotReached[];
  /** 0: from the start. */
  effectiveFrom: number;
  /** False: it came with a release. */
  byAdmins: boolean;
  authorName: string | null;
  reviewerName: string | null;
  comment: string | null;
  publishedAt: number | null;
  withdrawnAt: number | null;
};

export type RuleVersionState = "withdrawn" | "scheduled" | "inForce" | "former";

type Timed = Pick<RuleVersion, "version" | "effectiveFrom" | "withdrawnAt">;

/** Of those that began and were not withdrawn the one that began last. `now` in ms. */
export function versionInForce<Version extends Timed>(
  versions: readonly Version[],
  now: number,
): Version | null {
  return versions.filter((each) => each.withdrawnAt === null && each.effectiveFrom <= now)
    .toSorted(latestFirst)[0] ?? null;
}

/** The version that a new one follows: it may begin later. */
export function latestVersion<Version extends Timed>(versions: readonly Version[]): Version | null {
  return versions.filter(({ withdrawnAt }) => withdrawnAt === null).toSorted(latestFirst)[0] ??
    null;
}

export function stateOf(
  version: Timed,
  versions: readonly Timed[],
  now: number,
): RuleVersionState {
  if (version.withdrawnAt !== null) return "withdrawn";
  if (version.effectiveFrom > now) return "scheduled";
  return versionInForce(versions, now)?.version === version.version ? "inForce" : "former";
}

function latestFirst(a: Timed, b: Timed): number {
  return b.effectiveFrom - a.effectiveFrom || b.version - a.version;
}
