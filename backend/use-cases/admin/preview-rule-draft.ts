import type { Fact } from "../../domain/suitability/questionnaire.ts";
import { withChanges } from "../../domain/suitability/rule-change.ts";
import {
  changeCounts,
  statedFacts,
  turnsAway,
  type VerdictChange,
  type VerdictChanges,
  verdictChangesOf,
} from "../../domain/suitability/rule-preview.ts";
import type { Result } from "../../domain/suitability/result.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft } from "./rule-context.ts";

export const mostPreviewed = 10_000;

/** Small, because the server answers others between two pages. */
const pageSize = 25;

export type RulePreview = {
  /** Newest stored results, one of each client. */
  results: number;
  /** There are more results than were looked at. */
  isCut: boolean;
  changedResults: number;
  /** Per practice; only how many, never whose. */
  changes: VerdictChange[];
  /** Booked sessions that would turn to `ask` or `no`. */
  turningSessions: number;
  /** People who affirm this one question, without stored results. */
  situations: { fact: Fact; changes: VerdictChanges }[];
};

/** What a draft would change, counted on stored results without a person and on all single facts. ERR_NOT_FOUND. */
export async function previewRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<RulePreview> {
  requireRight(account, "manage-rules");
  const { draft, latest, content } = await lookAtDraft(persistence, id);
  const known = new Set(content.facts.map((fact) => fact.id));
  const after = withChanges(latest.rules, draft.changes)
    .filter(({ fact }) => known.has(fact));
  const changesOf = verdictChangesOf(content, { before: latest.rules, after });
  // Counted page by page: adding up all of them at the end would hold up others.
  const counts = changeCounts();
  let changedResults = 0;
  let results = 0;
  let turningSessions = 0;
  let page: Result[] = [];
  do {
    const last = page.at(-1)?.userId ?? "";
    page = await persistence.suitabilityResults.listNewest({ after: last, limit: pageSize });
    const changed = new Map(page.map(({ userId, answers }) => [
      userId,
      changesOf(statedFacts(content, answers)),
    ]));
    results += changed.size;
    const people = [...changed.keys()].filter((userId) => changed.get(userId)!.length > 0);
    changedResults += people.length;
    for (const userId of people) counts.add(changed.get(userId)!);
    if (people.length > 0) {
      const booked = await persistence.sessionWarnings.listBooked(people, now);
      turningSessions += booked.filter(({ userId, practiceType }) =>
        changed.get(userId)!.some((change) =>
          change.practice === practiceType && turnsAway(change)
        )
      ).length;
    }
  } while (page.length === pageSize && results < mostPreviewed);
  return {
    results,
    isCut: page.length === pageSize,
    changedResults,
    changes: counts.list(),
    turningSessions,
    situations: content.facts
      .map((fact) => ({ fact, changes: changesOf([fact.id]) }))
      .filter(({ changes }) => changes.length > 0),
  };
}
