import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField, type TextFieldProps } from "ui-kit/controls/text-field.tsx";
import { useFormat } from "../../i18n/use-format.ts";

/** The number that the text means, null for an empty text, undefined for anything else. */
function numberIn(text: string, decimals: number): number | null | undefined {
  const plain = text.replace(/[\s\u00a0€]/g, "").replace(",", ".");
  if (plain === "") return null;
  const pattern = decimals > 0 ? new RegExp(`^\\d+(\\.\\d{0,${decimals}})?$`) : /^\d+$/;
  return pattern.test(plain) ? Number(plain) : undefined;
}

/** Whether more decimals than allowed are all that is wrong. */
function hasTooManyDecimals(text: string, min: number, max: number): boolean {
  const number = numberIn(text, 20);
  return number != null && number >= min && number <= max;
}

/** A number typed as text. What is no number in the limits stays in the field with an error. */
export function NumberText({ value, onChange, min, max, decimals = 0, error, ...rest }:
  & Omit<TextFieldProps, "value" | "onChange">
  & {
    value: number | null;
    onChange: (value: number | null) => void;
    min: number;
    max: number;
    decimals?: number;
  }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const shown = (number: number | null) =>
    number === null ? "" : new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: Number.isInteger(number) ? 0 : decimals,
    }).format(number);
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? value : numberIn(typed, decimals);
  const isWrong = parsed === undefined || parsed !== null && (parsed < min || parsed > max);
  const problem = () => {
    if (parsed !== undefined || typed === null || !hasTooManyDecimals(typed, min, max)) {
      return t("profile.problem.number", { min, max });
    }
    return t(decimals > 0 ? "profile.problem.decimals" : "profile.problem.whole");
  };
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      value={typed ?? shown(value)}
      error={isWrong ? problem() : error}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const number = numberIn(text, decimals);
        if (number === null || number !== undefined && number >= min && number <= max) {
          onChange(number);
        }
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
