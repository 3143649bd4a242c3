import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FormProps } from "ui-kit/controls/form.tsx";
import { ApiError } from "../api/api-error.ts";
import { useShowFailure } from "../shell/show-failure.ts";

/** What a form says about a refusal: at its fields, whose ids are the paths of the body, and above them. */
export function useFieldProblems(error: Error | null) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const found = useMemo(
    () => error instanceof ApiError ? error.problem.errors ?? [] : [],
    [error],
  );
  const summary = useMemo((): Pick<FormProps, "problems" | "problemsTitle"> => {
    if (!error) return {};
    const problems = found.map(({ path, message }) => ({ field: path, message }));
    return {
      problems: problems.length > 0 ? problems : [{ message: showFailure(error) }],
      problemsTitle: t(problems.length > 0 ? "forms.wrong.title" : "forms.wrong.failed"),
    };
  }, [error, found, showFailure, t]);
  return {
    summary,
    errorOf: (path: string) =>
      found.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
        ?.message,
  };
}
