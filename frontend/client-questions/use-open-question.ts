import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Scrolls once to the question that the link of a mail names, and moves the focus there. */
export function useOpenQuestion(isLoaded: boolean) {
  const [params] = useSearchParams();
  const wanted = params.get("open");
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isLoaded || !wanted || shown.current === wanted) return;
    shown.current = wanted;
    const card = document.getElementById(questionCardId(wanted));
    card?.scrollIntoView({ block: "start" });
    card?.focus({ preventScroll: true });
  }, [isLoaded, wanted]);
}

export function questionCardId(id: string): string {
  return `question-${id}`;
}
