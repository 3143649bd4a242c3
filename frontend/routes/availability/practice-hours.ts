import { type DayRange, type Draft, type Hours, overlap, type PracticeRules } from "./draft.ts";
import {
  fromRangeInput,
  offGridField,
  type RangeErrors,
  type RangeInput,
  toRangeInput,
} from "./form-dialog.tsx";

/** A range on several weekdays, as it is edited. */
export type HoursInput = { id: string; weekdays: number[]; range: RangeInput };

type HoursProblem =
  | "ERR_ENDS_BEFORE_START"
  | "ERR_OFF_GRID"
  | "ERR_OVERLAP"
  | "ERR_TOO_SMALL"
  | "days-missing"
  | "time-missing"
  | "too-short";

export function toHoursInputs(hours: readonly Hours[], newId: () => string): HoursInput[] {
  const equal = Map.groupBy(
    hours,
    ({ fromMinute, toMinute, placeId }) => `${fromMinute} ${toMinute} ${placeId}`,
  );
  return [...equal.values()].map((rules) => ({
    id: newId(),
    weekdays: rules.map(({ weekday }) => weekday).sort((a, b) => a - b),
    range: toRangeInput(rules[0]!),
  }));
}

export function emptyHours(draft: Draft, newId: () => string): HoursInput {
  const placeId = draft.places[0]?.id ?? null;
  return { id: newId(), weekdays: [], range: { from: undefined, to: undefined, placeId } };
}

/** The hours of a form without what is incomplete. */
export function fromHoursInputs(inputs: readonly HoursInput[]): Hours[] {
  return inputs.flatMap(({ weekdays, range }) => {
    const complete = fromRangeInput(range);
    return complete ? weekdays.map((weekday) => ({ weekday, ...complete })) : [];
  }).toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute);
}

/** What is wrong with one of the inputs, or null. */
export function hoursProblem(
  inputs: readonly HoursInput[],
  at: number,
  durationMinutes: number,
): { field: keyof RangeErrors | "days"; code: HoursProblem } | null {
  const { weekdays, range } = inputs[at]!;
  const complete = fromRangeInput(range);
  if (!complete) return { field: "from", code: "time-missing" };
  const offGrid = offGridField(complete);
  if (offGrid) return { field: offGrid, code: "ERR_OFF_GRID" };
  if (complete.toMinute <= complete.fromMinute) {
    return { field: "to", code: "ERR_ENDS_BEFORE_START" };
  }
  if (complete.toMinute - complete.fromMinute < durationMinutes) {
    return { field: "to", code: "too-short" };
  }
  if (weekdays.length === 0) return { field: "days", code: "days-missing" };
  const meets = (other: HoursInput) => {
    const theirs: DayRange | null = fromRangeInput(other.range);
    return theirs !== null && overlap(theirs, complete) &&
      other.weekdays.some((weekday) => weekdays.includes(weekday));
  };
  return inputs.slice(0, at).some(meets) ? { field: "from", code: "ERR_OVERLAP" } : null;
}

/** The first question that is empty or there twice, or null. */
export function questionProblem(
  questions: PracticeRules["questions"],
  at: number,
): "ERR_REQUIRED" | "ERR_REPEATED" | null {
  const name = questions[at]!.name.trim();
  if (name === "") return "ERR_REQUIRED";
  const isRepeated = questions.slice(0, at).some((other) => other.name.trim() === name);
  return isRepeated ? "ERR_REPEATED" : null;
}
