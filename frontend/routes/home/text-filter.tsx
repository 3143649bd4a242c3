import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { useFilters } from "./use-filters.ts";

const pauseMs = 300;

/** Free words; the address follows when the typing rests. */
export function TextFilter() {
  const { t } = useTranslation();
  const { filters, change } = useFilters();
  const inAddress = filters.text ?? "";
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== typed.trim()) setTyped(inAddress);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      change({ text: text.trim() || undefined }, { replace: true });
    }, pauseMs);
  }
  return (
    <TextField
      id={id}
      name="q"
      type="search"
      label={t("home.filters.text")}
      placeholder={t("home.filters.textExample")}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
