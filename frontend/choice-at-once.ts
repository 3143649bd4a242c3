import { startTransition, useState } from "react";

/** Shows a choice at once while the page still shows what belongs to the choice before it. */
export function useChoiceAtOnce<Value>(
  value: Value,
  apply: (value: Value) => void,
): [Value, (value: Value) => void] {
  const key = JSON.stringify(value);
  const [own, setOwn] = useState<{ before: string; value: Value } | null>(null);
  if (own && own.before !== key) setOwn(null);
  function choose(next: Value) {
    setOwn({ before: key, value: next });
    // The new address is drawn in steps, after the control.
    startTransition(() => apply(next));
  }
  return [own && own.before === key ? own.value : value, choose];
}
