import { createContext, type ReactNode, use } from "react";
import { matchedParts } from "backend/domain/text-matches.ts";

const SearchWords = createContext("");

/** Marks the words of a search in every `Marked` text inside. */
export function MarkWords({ words, children }: { words: string; children: ReactNode }) {
  return <SearchWords value={words}>{children}</SearchWords>;
}

export function useSearchWords(): string {
  return use(SearchWords);
}

export function Marked({ children: text }: { children: string }) {
  const words = useSearchWords();
  if (!words) return text;
  return (
    <span>
      {matchedParts(text, words).map((part, i) =>
        part.isMatch ? <mark key={i}>{part.text}</mark> : part.text
      )}
    </span>
  );
}
