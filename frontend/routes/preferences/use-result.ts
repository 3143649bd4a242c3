import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { hasErrorCode } from "../../api/api-error.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { assessmentQuery } from "../../suitability/queries.ts";
import {
  type Answers,
  answersOnPath,
  type Assessment,
  type Questionnaire,
} from "../../suitability/questionnaire.ts";
import { deleteResult, resultsQuery, type StoredResult } from "../../suitability/storing.ts";
import type { UnstoredDanger } from "../../suitability/verdict-groups.ts";
import { clearTabTest, newTabTest, saveTabTest, useTabTest } from "../../suitability/tab-test.ts";

export type TestResult = {
  assessment: Assessment;
  answers: Answers;
  /** When the questions were answered (Unix time, ms). */
  takenAt: number;
  /** What this result does not know; null with the answers of this tab. */
  unstored: UnstoredDanger | null;
  /** Null while the result is in this tab only. */
  savedId: string | null;
  /** Practices whose verdict has changed since they were answered. */
  changed: StoredResult["changed"];
  /** Makes the answers those of the test in this tab. */
  edit: () => void;
  remove: () => Promise<void>;
};

/** The test that was done in this tab, and its assessment with the answers that are never stored. */
function useTabResult(questionnaire: Questionnaire) {
  const found = useTabTest();
  const test = found?.finishedAt ? found : null;
  const answers = answersOnPath(questionnaire, test?.answers ?? {});
  const version = test?.version ?? questionnaire.version;
  const query = useQuery({
    ...assessmentQuery({ version, answers }),
    enabled: test !== null,
    placeholderData: keepPreviousData,
  });
  const isStale = test !== null &&
    (test.version !== questionnaire.version || hasErrorCode(query.error, "ERR_STALE"));
  return { test, answers, query, isStale };
}

/** The result to show: the one of this tab, otherwise the newest stored one; and the stored ones before it. */
export function useResult(questionnaire: Questionnaire) {
  const cache = useQueryClient();
  const user = useSessionUser();
  const { test, answers, query, isStale } = useTabResult(questionnaire);
  const storedQuery = useQuery({ ...resultsQuery, enabled: user !== null });
  const stored = user ? storedQuery.data ?? [] : [];

  async function removeStored(id: string) {
    await deleteResult(id);
    await cache.invalidateQueries(resultsQuery);
  }

  function ofTab(assessment: Assessment): TestResult {
    const { finishedAt, savedId } = test!;
    return {
      assessment,
      answers,
      takenAt: finishedAt ?? 0,
      unstored: null,
      savedId,
      changed: [],
      edit: () => {},
      remove: async () => {
        if (savedId) await removeStored(savedId);
        clearTabTest();
      },
    };
  }

  function ofStored(
    { id, takenAt, assessment, unstoredDanger, changed, answers }: StoredResult,
  ): TestResult {
    return {
      assessment,
      answers,
      takenAt: Date.parse(takenAt),
      unstored: unstoredDanger,
      savedId: id,
      changed,
      edit: () => saveTabTest({ ...newTabTest(assessment.version), answers }),
      remove: () => removeStored(id),
    };
  }

  const [newest] = stored;
  const result = test ? query.data && ofTab(query.data) : newest && ofStored(newest);
  const awaited = test ? query : storedQuery;
  return {
    result: result ?? null,
    earlier: stored.filter(({ id }) => id !== result?.savedId),
    isStale,
    isPending: (test !== null || user !== null) && awaited.isPending,
    error: (test !== null || user !== null) && !awaited.data
      ? awaited.error ?? (awaited.isPaused ? new Error("no connection") : null)
      : null,
    retry: () => void awaited.refetch(),
    removeStored,
  };
}
