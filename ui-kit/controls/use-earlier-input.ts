import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * For controlled fields. People type before the scripts of a page arrive; without this the field returns to its first
 * value at the next rendering.
 */
export function useEarlierText(value: unknown): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(() => {
    const control = ref.current;
    if (!control || value === undefined) return;
    const typed = control.value;
    if (typed === String(value)) return;
    control.value = String(value);
    writeUnnoticed(control, typed);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  });
  useEffect(() => adopt(), []);
  return ref;
}

/** React ignores events of a field whose value it has seen, and it sees what is assigned to the field itself. */
function writeUnnoticed(control: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(control, text);
}

/** The same for a checkbox. */
export function useEarlierCheck(
  checked: boolean | undefined,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(() => {
    const control = ref.current;
    if (!control || checked === undefined || control.checked === checked) return;
    control.checked = checked;
    control.click();
  });
  useEffect(() => adopt(), []);
  return ref;
}
