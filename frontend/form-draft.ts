import { useLayoutEffect, useRef } from "react";
import { dayMs } from "./days.ts";
import { draftOf, removeDraft, saveDraft } from "./drafts.ts";

type Texts = Record<string, string>;

/** What was typed into a form and not sent. It is kept for a day, because others may use the same browser. */
export function typedTexts(key: string): Texts {
  const draft = draftOf(key);
  if (!draft || Date.now() - Number(draft.version) > dayMs) return {};
  try {
    return JSON.parse(draft.text);
  } catch {
    return {};
  }
}

export function keepTexts(key: string, texts: Texts): void {
  const version = String(Date.now());
  saveDraft(key, { text: JSON.stringify(texts), state: "writing", base: "", version });
}

/**
 * Keeps these text fields of an uncontrolled form over a reload or an accidental close. The server renders them empty;
 * what is typed before the scripts arrive stays.
 */
export function useFormDraft(key: string, names: string[]) {
  const ref = useRef<HTMLFormElement>(null);
  const fields = () =>
    names.flatMap((name) => {
      const field = ref.current?.elements.namedItem(name);
      return field instanceof HTMLInputElement ? [field] : [];
    });
  useLayoutEffect(() => {
    const texts = typedTexts(key);
    for (const field of fields()) field.value ||= texts[field.name] ?? "";
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only what was typed before the form is there.
  }, [key]);
  return {
    props: {
      ref,
      onInput: () =>
        keepTexts(key, Object.fromEntries(fields().map(({ name, value }) => [name, value]))),
    },
    forget: () => removeDraft(key),
  };
}
