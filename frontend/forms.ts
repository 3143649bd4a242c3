import { passwordLength } from "backend/domain/password.ts";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormProblem } from "ui-kit/controls/form.tsx";
import { ApiError, hasErrorCode } from "./api/api-error.ts";
import { registerUser as limits } from "./api/limits/auth.ts";
import { isEmailAddress } from "./email-address.ts";
import { isPhoneNumber } from "./phone-number.ts";
import { useShowFailure } from "./shell/show-failure.ts";

function hasPasswordLength(value: string): boolean {
  const length = [...value].length;
  return length >= passwordLength.min && length <= passwordLength.max;
}

const isValid = {
  email: (value: string) => value.length <= limits.email.maxLength && isEmailAddress(value),
  password: hasPasswordLength,
  newPassword: hasPasswordLength,
  currentPassword: (value: string) => value.length > 0,
  phone: (value: string) => value === "" || isPhoneNumber(value),
  name: (value: string) => value.length > 0 && value.length <= limits.name.maxLength,
} as const;

type Field = keyof typeof isValid;

function isField(path: string): path is Field {
  return path in isValid;
}

export function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === "string" ? value : "";
}

export function emailOf(entries: FormData): string {
  return textOf(entries, "email").trim();
}

/** Whether a name was refused because it contains a web or e-mail address. */
export function hasAddressInName(failure: unknown): boolean {
  return failure instanceof ApiError &&
    (failure.problem.errors ?? []).some(({ errCode }) => errCode === "ERR_ADDRESS_IN_NAME");
}

export function useFormErrors() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [invalid, setInvalid] = useState<Field[]>([]);
  const [failure, setFailure] = useState<unknown>(null);

  const isWeak = hasErrorCode(failure, "ERR_WEAK_PASSWORD");
  const hasAddress = hasAddressInName(failure);
  const textFor = useCallback(
    (field: Field) =>
      isWeak && /password/i.test(field) ? t("errors.ERR_WEAK_PASSWORD") : t(
        `forms.wrong.${field === "name" && hasAddress ? "nameAddress" : field}`,
        passwordLength,
      ),
    [isWeak, hasAddress, t],
  );
  const summary = useMemo(() => {
    const problems: FormProblem[] = invalid.map((field) => ({ field, message: textFor(field) }));
    if (failure && invalid.length === 0) problems.push({ message: showFailure(failure) });
    if (problems.length === 0) return {};
    return {
      problems,
      problemsTitle: t(
        hasErrorCode(failure, "ERR_TOO_MANY_REQUESTS") ? "forms.wrong.failed" : "forms.wrong.title",
      ),
    };
  }, [invalid, failure, showFailure, textFor, t]);

  return {
    summary,
    errorOf: (field: Field) => invalid.includes(field) ? textFor(field) : undefined,
    failure,
    check: (values: Partial<Record<Field, string>>) => {
      const found = Object.entries(values)
        .filter(([field, value]) => isField(field) && !isValid[field](value))
        .map(([field]) => field as Field);
      setFailure(null);
      setInvalid(found);
      return found.length === 0;
    },
    clear: () => {
      setFailure(null);
      setInvalid([]);
    },
    fail: (error: unknown) => {
      const paths = error instanceof ApiError ? error.problem.errors ?? [] : [];
      setInvalid(paths.map(({ path }) => path).filter(isField));
      setFailure(error);
    },
  };
}
