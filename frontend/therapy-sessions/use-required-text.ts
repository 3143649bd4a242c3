import { useRef, useState } from "react";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { removeDraft } from "../drafts.ts";
import { keepTexts, typedTexts } from "../form-draft.ts";

/**
 * Asks for an empty text at its field, in the words of the page instead of the browser's. With a name, what a signed-in
 * user typed and did not send is there when the form opens again.
 */
export function useRequiredText(message: string | undefined, draftName?: string) {
  const userId = useSessionUser()?.id;
  const key = draftName && userId ? `${userId}.${draftName}` : null;
  const ref = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isRequired = message !== undefined;
  const [start] = useState(() => key ? typedTexts(key).text ?? "" : "");
  return {
    start,
    ref,
    isRequired,
    error: isMissing ? message : undefined,
    typed: (text: string) => {
      if (key) keepTexts(key, { text });
      if (text.trim() !== "") setMissing(false);
    },
    forget: () => {
      if (key) removeDraft(key);
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
