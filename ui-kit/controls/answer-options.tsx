import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { keysOf, pickAnswer } from "./answer-picks.ts";
import { Icon } from "./icon.tsx";
import "./answer-options.css";

type AnswerOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Stands apart and alone, such as "None of these". */
  isExclusive?: boolean | undefined;
};

export type AnswerOptionsProps =
  & Omit<ComponentProps<"fieldset">, "className" | "children" | "ref">
  & {
    /** The id of the heading that asks the question. */
    labelledBy: string;
    multiple?: boolean | undefined;
    /** How many may be picked together. */
    max?: number | undefined;
    options: AnswerOption[];
    picked: readonly string[];
    /** Whether the digits pick options from anywhere on the page. */
    withKeys?: boolean | undefined;
    error?: ReactNode;
    onPick: (values: string[]) => void;
  };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element &&
      target.closest("textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null ||
    target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
}

/** The answers of a question as rows: one of them, or several. The digits pick them. */
export function AnswerOptions(
  {
    labelledBy,
    multiple = false,
    max,
    options,
    picked,
    withKeys = false,
    error,
    onPick,
    ...rest
  }: AnswerOptionsProps,
) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const keys = withKeys ? keysOf(options) : new Map<string, string>();

  function pick(value: string) {
    onPick(pickAnswer(options, picked, value, { multiple, max }));
  }

  function pickByKey(event: KeyboardEvent) {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented, repeat } = event;
    if (defaultPrevented || repeat || altKey || ctrlKey || metaKey || isTyping(target)) return;
    const value = options.find((option) => keys.get(option.value) === key)?.value;
    if (value === undefined) return;
    event.preventDefault();
    pick(value);
    root.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`)?.focus();
  }

  const latest = useRef(pickByKey);
  useEffect(() => {
    latest.current = pickByKey;
  });
  useEffect(() => {
    if (!withKeys) return;
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [withKeys]);

  return (
    <fieldset
      {...rest}
      ref={root}
      className="answer-options"
      aria-labelledby={labelledBy}
      aria-describedby={error ? `${id}-error` : rest["aria-describedby"]}
    >
      {options.map(({ value, label, hint, isExclusive }, i) => (
        <label key={value} data-apart={isExclusive && i > 0 && options.length > 2 || undefined}>
          <input
            type={multiple ? "checkbox" : "radio"}
            name={id}
            value={value}
            checked={picked.includes(value)}
            aria-labelledby={`${id}-${i}`}
            aria-describedby={hint ? `${id}-${i}-hint` : undefined}
            onChange={() =>
              pick(value)}
          />
          <span>
            <span id={`${id}-${i}`} data-part="label">{label}</span>
            {hint && <small id={`${id}-${i}-hint`}>{hint}</small>}
          </span>
          {keys.has(value) && <kbd aria-hidden="true">{keys.get(value)}</kbd>}
        </label>
      ))}
      {error && (
        <p data-part="error" id={`${id}-error`} role="alert">
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
