import { type ComponentProps, useEffect } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import { useEarlierText } from "./use-earlier-input.ts";
import "./code-field.css";

export type CodeFieldProps =
  & FieldText
  & Omit<
    ComponentProps<"input">,
    "className" | "children" | "type" | "value" | "onChange" | "maxLength"
  >
  & {
    name: string;
    value: string;
    length?: number | undefined;
    /** While a code is checked the field ignores typing and keeps the focus. */
    pending?: boolean | undefined;
    onValueChange: (digits: string) => void;
    /** Called with the last digit, and again after a correction. */
    onComplete: (code: string) => void;
  };

/** The digits of a text; after a refused code only the new ones. */
function digitsOf(text: string, { length, refused }: { length: number; refused: boolean }): string {
  const digits = text.normalize("NFKC").replaceAll(/\D/g, "");
  const start = refused && digits.length > length ? length : 0;
  return digits.slice(start, start + length);
}

/** A short numeric code from a mail, in one input. The last digit completes it. */
export function CodeField(
  {
    label,
    description,
    error,
    aside,
    name,
    id = name,
    value,
    length = 6,
    pending = false,
    onValueChange,
    onComplete,
    ...rest
  }: CodeFieldProps,
) {
  const input = useEarlierText(value);
  const refused = Boolean(error);
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [input, refused, error]);

  function change(text: string) {
    if (pending) return;
    const digits = digitsOf(text, { length, refused: refused && value.length === length });
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === length) onComplete(digits);
  }
  return (
    <Field {...{ id, label, description, error, aside }}>
      <div className="code-field" data-pending={pending || undefined}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          {...rest}
          {...describedBy(id, { description, error })}
          ref={input}
          id={id}
          name={name}
          type="text"
          value={value}
          aria-busy={pending || undefined}
          onChange={(event) => change(event.currentTarget.value)}
          // The caret stays at the end, where the boxes show it.
          onSelect={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
            if (selectionStart === selectionEnd && selectionEnd !== value.length) {
              input.current?.setSelectionRange(value.length, value.length);
            }
          }}
        />
        {Array.from({ length }, (_, i) => (
          <span
            key={i}
            aria-hidden
            data-next={i === Math.min(value.length, length - 1) || undefined}
            data-empty={i >= value.length || undefined}
            data-half={(i > 0 && i % 3 === 0) || undefined}
          >
            {value[i]}
          </span>
        ))}
      </div>
    </Field>
  );
}
