import { suitedPractices } from "backend/domain/suitability/suited-practices.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { CurrentUser } from "../api/sign-in-session.ts";
import { newestResultQuery } from "./newest-result.ts";
import { assessmentQuery } from "./queries.ts";
import { followResultChanges } from "./result-changes.ts";
import { useTabTest } from "./tab-test.ts";
import { verdictsOnCard } from "./card-verdicts.tsx";
import type { Suitability } from "./suitability.ts";
import { badgeOf, useWords, verdictWords } from "./verdict-words.ts";
import { VerdictPart } from "./verdict-part.tsx";

/** Loads the newest stored result of a user, or that of the test in this tab if newer. Renders nothing. */
export function LoadedSuitability({ user, onLoad }: {
  user: CurrentUser | null;
  onLoad: (suitability: Suitability | null) => void;
}) {
  const test = useTabTest();
  const words = useWords();
  useEffect(followResultChanges, []);
  const stored = useQuery({ ...newestResultQuery(user?.id ?? ""), enabled: user !== null });
  const newest = user && stored.data;
  const isOfTab = (user === null || !stored.isPending) &&
    test !== null && test.finishedAt !== null &&
    (!newest || test.finishedAt > Date.parse(newest.takenAt));
  const ofTab = useQuery({
    ...assessmentQuery(isOfTab ? test : { version: 0, answers: {} }),
    enabled: isOfTab,
  });
  const assessmentOfTab = isOfTab ? ofTab.data : undefined;
  const assessment = assessmentOfTab ?? newest?.assessment;
  const resultId = assessmentOfTab ? undefined : newest?.id;
  const suitability = useMemo((): Suitability | null => {
    if (!assessment) return null;
    const byCode = new Map(assessment.practices.map((practice) => [practice.code, practice]));
    const of = (code: string) => byCode.get(code);
    const { labelOf } = verdictWords(words);
    return {
      order: resultId ? { resultId } : { suited: suitedPractices(assessment) },
      of,
      badgeOf(code) {
        const practice = of(code);
        return practice && { value: badgeOf(practice), label: labelOf(badgeOf(practice)) };
      },
      noteOf(code, brief = false) {
        const practice = of(code);
        return practice && <VerdictPart practice={practice} brief={brief} />;
      },
      onCard: (card, filters) => verdictsOnCard(words, { of }, card, filters),
    };
  }, [assessment, resultId, words]);
  useEffect(() => {
    onLoad(suitability);
  }, [onLoad, suitability]);
  useEffect(() => () => onLoad(null), [onLoad]);
  return null;
}
