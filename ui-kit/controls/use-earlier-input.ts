import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For controlled fields. People type before the scripts of a page arrive; without this the field returns to its first
 * value at the next rendering.
 */
export function useEarlierText<Control extends TextControl = HTMLInputElement>(
  value: unknown,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const adopt = useEffectEvent(() => {
    const control = ref.current;
    if (!control || value === undefined) return;
    const typed = control.value;
    if (typed === String(value)) return;
    control.value = String(value);
    writeUnnoticed(control, typed);
    const type = control instanceof HTMLSelectElement ? "change" : "input";
    control.dispatchEvent(new Event(type, { bubbles: true }));
  });
  useEffect(() => adopt(), []);
  return ref;
}

/** React ignores events of a field whose value it has seen, and it sees what is assigned to the field itself. */
function writeUnnoticed(control: TextControl, text: string) {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, text);
}

/** The same for a group of radio buttons; the ref is of an element around them. */
export function useEarlierChoice<Group extends HTMLElement>(
  picked: string | undefined,
): RefObject<Group | null> {
  const ref = useRef<Group>(null);
  useEarlierChoiceIn(ref, picked);
  return ref;
}

/** The same for an element that has a ref. */
export function useEarlierChoiceIn(
  ref: RefObject<HTMLElement | null>,
  picked: string | undefined,
): void {
  const adopt = useEffectEvent(() => {
    const chosen = ref.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    if (!chosen || chosen.value === picked) return;
    // React ignores a click on a radio button that it has seen checked.
    chosen.checked = false;
    chosen.click();
  });
  useEffect(() => adopt(), []);
}

/** The same for a checkbox. */
export function useEarlierCheck(
  checked: boolean | undefined,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const checkedAtFirst = useRef(checked);
  const adopt = useEffectEvent((early: boolean) => {
    const control = ref.current;
    if (!control || checked === undefined || checked === early) return;
    control.checked = checked;
    control.click();
  });
  useEffect(() => {
    const early = ref.current?.checked;
    if (early === undefined || early === checkedAtFirst.current) return;
    // One after the other, so that each checkbox of a group adds to the choice before.
    const timer = setTimeout(() => adopt(early));
    return () => clearTimeout(timer);
  }, []);
  return ref;
}

/** The same for the range inputs inside an element; `apply` gets the value of each, undefined where it was not moved. */
export function useEarlierRanges(
  ref: RefObject<HTMLElement | null>,
  apply: (values: (number | undefined)[]) => void,
): void {
  const adopt = useEffectEvent(() => {
    const inputs = [...ref.current?.querySelectorAll<HTMLInputElement>("input") ?? []];
    const moved = inputs.map((input) => isMoved(input) ? input.valueAsNumber : undefined);
    if (moved.some((value) => value !== undefined)) apply(moved);
  });
  useEffect(() => adopt(), []);
}

/** The browser rounds a first value to the steps, so the value may differ from it at once. */
function isMoved(input: HTMLInputElement): boolean {
  const untouched = input.cloneNode() as HTMLInputElement;
  untouched.value = input.defaultValue;
  return input.value !== untouched.value;
}
