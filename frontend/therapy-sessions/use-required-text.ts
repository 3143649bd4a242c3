import { useRef, useState } from "react";

/** Asks for an empty text at its field, in the words of the page instead of the browser's. */
export function useRequiredText(message: string | undefined) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isRequired = message !== undefined;
  return {
    ref,
    isRequired,
    error: isMissing ? message : undefined,
    typed: (text: string) => {
      if (text.trim() !== "") setMissing(false);
    },
    /** Returns false and goes to the field when a text is missing. */
    check(text: string): boolean {
      const missing = isRequired && text === "";
      setMissing(missing);
      if (missing) ref.current?.focus();
      return !missing;
    },
  };
}

export type RequiredText = ReturnType<typeof useRequiredText>;
