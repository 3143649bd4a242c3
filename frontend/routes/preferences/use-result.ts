import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { hasErrorCode } from "../../api/api-error.ts";
import { assessmentQuery } from "../../suitability/queries.ts";
import {
  answersOnPath,
  type Assessment,
  type Questionnaire,
} from "../../suitability/questionnaire.ts";
import { clearTabTest, type TabTest, useTabTest } from "../../suitability/tab-test.ts";

export type TestResult = {
  assessment: Assessment;
  /** When the questions were answered (Unix time, ms). */
  takenAt: number;
  /** Makes the answers those of the test in this tab. */
  edit: () => void;
  remove: () => Promise<void>;
};

/** The result of the test that was done in this tab. */
export function useResult(questionnaire: Questionnaire) {
  const stored = useTabTest();
  const test: TabTest | null = stored?.finishedAt ? stored : null;
  const answers = answersOnPath(questionnaire, test?.answers ?? {});
  const version = test?.version ?? questionnaire.version;
  const query = useQuery({
    ...assessmentQuery({ version, answers }),
    enabled: test !== null,
    placeholderData: keepPreviousData,
  });
  const isStale = test !== null &&
    (test.version !== questionnaire.version || hasErrorCode(query.error, "ERR_STALE"));
  const result: TestResult | null = test && query.data
    ? {
      assessment: query.data,
      takenAt: test.finishedAt ?? 0,
      edit: () => {},
      remove: () => {
        clearTabTest();
        return Promise.resolve();
      },
    }
    : null;
  return {
    result,
    isStale,
    isPending: test !== null && query.isPending,
    error: test && !query.data ? query.error : null,
    retry: () => void query.refetch(),
  };
}
