import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormProblem } from "ui-kit/controls/form.tsx";
import { ApiError } from "./api/api-error.ts";
import { registerUser as limits } from "./api/limits/auth.ts";
import { useSayFailure } from "./shell/say-failure.ts";

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const password = { min: 8, max: 128 };

function fits(value: string): boolean {
  return value.length >= password.min && value.length <= password.max;
}

/** The fields with messages of their own; mistakes in others get the general message. */
const rules = {
  email: (value: string) => value.length <= limits.email.maxLength && looksLikeEmail.test(value),
  password: fits,
  newPassword: fits,
  currentPassword: (value: string) => value.length > 0,
  name: (value: string) => value.length > 0 && value.length <= limits.name.maxLength,
} as const;

type Field = keyof typeof rules;

function isField(path: string): path is Field {
  return path in rules;
}

export function textIn(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === "string" ? value : "";
}

export function emailIn(entries: FormData): string {
  return textIn(entries, "email").trim();
}

export function useProblems() {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const [wrong, setWrong] = useState<Field[]>([]);
  const [failure, setFailure] = useState<unknown>(null);

  const messageOf = (field: Field) => t(`forms.wrong.${field}`, password);
  const summary = useMemo(() => {
    const problems: FormProblem[] = wrong.map((field) => ({
      field,
      message: t(`forms.wrong.${field}`, password),
    }));
    if (failure && wrong.length === 0) problems.push({ message: sayFailure(failure) });
    return problems.length > 0 ? { problems, problemsTitle: t("forms.wrong.title") } : {};
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A new `sayFailure` must not move the focus to the summary again.
  }, [wrong, failure, t]);

  return {
    summary,
    errorOf: (field: Field) => wrong.includes(field) ? messageOf(field) : undefined,
    failure,
    check: (values: Partial<Record<Field, string>>) => {
      const found = Object.entries(values)
        .filter(([field, value]) => isField(field) && !rules[field](value))
        .map(([field]) => field as Field);
      setFailure(null);
      setWrong(found);
      return found.length === 0;
    },
    clear: () => {
      setFailure(null);
      setWrong([]);
    },
    refuse: (refusal: unknown) => {
      const paths = refusal instanceof ApiError ? refusal.problem.errors ?? [] : [];
      setWrong(paths.map(({ path }) => path).filter(isField));
      setFailure(refusal);
    },
  };
}
