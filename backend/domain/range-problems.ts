import { gridMinutes } from "./availability-draft.ts";
import type { DayRange } from "./availability.ts";
import { day } from "./duration.ts";
import { type FieldProblem, problem } from "./field-problem.ts";

export function offGrid(path: string): FieldProblem {
  return problem(path, "ERR_OFF_GRID", { step: gridMinutes });
}

export function rangeProblems(
  { fromMinute, toMinute, placeId }: DayRange,
  path: string,
  places: Set<string>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (fromMinute >= toMinute) {
    problems.push(problem(`${path}.toMinute`, "ERR_ENDS_BEFORE_START"));
  }
  if (fromMinute % gridMinutes !== 0) problems.push(offGrid(`${path}.fromMinute`));
  if (toMinute % gridMinutes !== 0) problems.push(offGrid(`${path}.toMinute`));
  if (placeId !== null && !places.has(placeId)) {
    problems.push(problem(`${path}.placeId`, "ERR_UNKNOWN_PLACE"));
  }
  return problems;
}

export function overlaps(ranges: (DayRange & { path: string })[]): FieldProblem[] {
  const ofPlaces = Map.groupBy(ranges, ({ placeId }) => placeId);
  return [...ofPlaces.values()].flatMap((sameDay) => {
    const ordered = sameDay.toSorted((a, b) => a.fromMinute - b.fromMinute);
    let end = -Infinity;
    return ordered.flatMap(({ fromMinute, toMinute, path }) => {
      const runsInto = fromMinute < end;
      end = Math.max(end, toMinute);
      return runsInto ? [problem(`${path}.fromMinute`, "ERR_OVERLAP")] : [];
    });
  });
}

export function noDate(path: string): FieldProblem {
  return problem(path, "ERR_INVALID_DATE");
}

/** YYYY-MM-DD of an existing day. */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const number = Date.parse(date);
  return Number.isFinite(number) && new Date(number).toISOString().startsWith(date) &&
    number % day === 0;
}
