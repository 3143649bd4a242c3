type Answer = { value: string; isExclusive?: boolean | undefined };

type Limits = { multiple: boolean; max?: number | undefined };

/**
 * The picked values after `value` was pressed, in the order of the options. An exclusive option stands alone. Beyond `max`
 * nothing more is picked.
 */
export function pickAnswer(
  options: readonly Answer[],
  picked: readonly string[],
  value: string,
  { multiple, max = options.length }: Limits,
): string[] {
  const pressed = options.find((option) => option.value === value);
  if (!pressed) return [...picked];
  if (!multiple) return [value];
  if (picked.includes(value)) return picked.filter((each) => each !== value);
  if (pressed.isExclusive) return [value];
  const others = options.filter((option) => !option.isExclusive && picked.includes(option.value));
  if (others.length >= max) return [...picked];
  const next = new Set([...others.map((option) => option.value), value]);
  return options.map((option) => option.value).filter((each) => next.has(each));
}

const lastDigit = 9;

/** The digit that picks each option: 1 to 9 in their order, 0 for the exclusive one; options beyond have none. */
export function keysOf(options: readonly Answer[]): Map<string, string> {
  const plain = options.filter((option) => !option.isExclusive);
  const keys = new Map(plain.slice(0, lastDigit).map(({ value }, i) => [value, String(i + 1)]));
  const exclusive = options.filter((option) => option.isExclusive);
  if (plain.length > 0 && exclusive.length === 1) keys.set(exclusive[0]!.value, "0");
  else {
    for (const { value } of exclusive) {
      if (keys.size < lastDigit) keys.set(value, String(keys.size + 1));
    }
  }
  return keys;
}
