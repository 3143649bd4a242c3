import { useEffect, useId, useRef, useState } from "react";
import { TextField } from "ui-kit/controls/text-field.tsx";

const pauseMs = 300;

/** Free words; the address follows when the typing rests. */
export function SearchWords({ label, example, words, onWords }: {
  label: string;
  example: string;
  /** Those of the address. */
  words: string;
  onWords: (words: string) => void;
}) {
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(words);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (words !== seen) {
    setSeen(words);
    if (words !== typed.trim()) setTyped(words);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onWords(text.trim()), pauseMs);
  }
  return (
    <TextField
      id={id}
      name="q"
      type="search"
      label={label}
      placeholder={example}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
