import { DomainError } from "../../domain/errors.ts";
import type { FieldProblem } from "../../domain/field-problem.ts";
import type { Rule } from "../../domain/rule.ts";
import type { SuitabilityContent } from "../../domain/suitability/assessment.ts";
import { conflicts } from "../../domain/suitability/rule-change.ts";
import type { RuleDraft } from "../../domain/suitability/rule-draft.ts";
import { draftProblems } from "../../domain/suitability/rule-problems.ts";
import { latestVersion, type NotReached } from "../../domain/suitability/rule-version.ts";
import type { NamedRuleDraft } from "../../ports/persistence/rule-drafts.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The version that the next one follows. It may begin later. */
type LatestRules = {
  version: number;
  effectiveFrom: number;
  rules: Rule[];
  notReached: NotReached[];
};

type Needs = Pick<Repositories, "ruleVersions" | "suitabilityContents">;

export async function findLatestRules({ ruleVersions, suitabilityContents }: Needs): Promise<
  { latest: LatestRules; content: SuitabilityContent }
> {
  const content = await suitabilityContents.current();
  const listed = latestVersion(await ruleVersions.list());
  const found = listed && await ruleVersions.find(listed.version);
  if (!found) throw new DomainError("ERR_UNAVAILABLE");
  const { version, effectiveFrom, notReached } = found;
  return {
    latest: { version, effectiveFrom, notReached, rules: found.rules ?? content.rules },
    content,
  };
}

/** ERR_NOT_FOUND for a version that is unknown or kept only its number. */
export async function requireRules(
  { ruleVersions }: Pick<Needs, "ruleVersions">,
  version: number,
): Promise<Rule[]> {
  const rules = (await ruleVersions.find(version))?.rules;
  if (!rules) throw new DomainError("ERR_NOT_FOUND");
  return rules;
}

export type LookedAtDraft = {
  draft: NamedRuleDraft;
  latest: LatestRules;
  content: SuitabilityContent;
  problems: FieldProblem[];
  /** Changed rules that a newer version has changed as well. */
  conflicts: string[];
};

/** A draft with all that is wrong with it. ERR_NOT_FOUND. */
export async function lookAtDraft(
  repositories: Needs & Pick<Repositories, "ruleDrafts">,
  id: string,
): Promise<LookedAtDraft> {
  const draft = await repositories.ruleDrafts.find(id);
  if (!draft) throw new DomainError("ERR_NOT_FOUND");
  const { latest, content } = await findLatestRules(repositories);
  const { changes, notReached, basedOn } = draft;
  const based = (await repositories.ruleVersions.find(basedOn))?.rules ?? latest.rules;
  return {
    draft,
    latest,
    content,
    problems: draft.state === "published"
      ? []
      : draftProblems({ changes, notReached, latest }, content),
    conflicts: basedOn === latest.version
      ? []
      : conflicts({ based, latest: latest.rules, changes }),
  };
}

/** ERR_STALE when a newer version was published, ERR_INVALID_INPUT with all problems. */
export function requireSound({ draft, latest, problems }: LookedAtDraft): void {
  requireChanges(draft);
  if (draft.basedOn !== latest.version) throw new DomainError("ERR_STALE");
  if (problems.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors: problems });
}

function requireChanges({ changes }: Pick<RuleDraft, "changes">): void {
  if (changes.length > 0) return;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path: "changes", errCode: "ERR_REQUIRED" }],
  });
}
