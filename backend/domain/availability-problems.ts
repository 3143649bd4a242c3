import {
  type AvailabilityDraft,
  type AvailabilitySettings,
  gridMinutes,
  mostExceptions,
  mostPlaces,
  mostRangesADay,
  mostRules,
  mostVacations,
  planningDays,
  settingBounds,
} from "./availability-draft.ts";
import type { DayRange } from "./availability.ts";
import { DomainError, type FieldProblem } from "./errors.ts";
import { day } from "./duration.ts";
import { dayAt, dayOfDate, isTimeZone } from "./wall-clock.ts";

/** Throws ERR_INVALID_INPUT with every problem and its path, which begins with `prefix`. `now` in ms. */
export function requireGoodDraft(draft: AvailabilityDraft, now: number, prefix = ""): void {
  const errors = [
    ...zoneProblems(draft),
    ...countProblems(draft),
    ...settingProblems(draft.settings),
    ...repeatedIds(draft),
    ...repeatedNames(draft),
    ...ruleProblems(draft),
    ...exceptionProblems(draft),
    ...vacationProblems(draft),
    ...farProblems(draft, now),
  ];
  if (errors.length === 0) return;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: errors.slice(0, 100).map((error) => ({ ...error, path: `${prefix}${error.path}` })),
  });
}

function problem(path: string, errCode: string, message: string): FieldProblem {
  return { path, errCode, message };
}

function zoneProblems({ timeZone }: AvailabilityDraft): FieldProblem[] {
  return isTimeZone(timeZone)
    ? []
    : [problem("timeZone", "ERR_UNKNOWN_TIME_ZONE", "is not an IANA time zone")];
}

function countProblems(draft: AvailabilityDraft): FieldProblem[] {
  const most = {
    rules: mostRules,
    exceptions: mostExceptions,
    vacations: mostVacations,
    places: mostPlaces,
  };
  return (Object.keys(most) as (keyof typeof most)[])
    .filter((part) => draft[part].length > most[part])
    .map((part) => problem(part, "ERR_TOO_BIG", `at most ${most[part]}`));
}

function settingProblems(settings: AvailabilitySettings): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const name of Object.keys(settingBounds) as (keyof typeof settingBounds)[]) {
    const value = settings[name];
    const [least, most] = settingBounds[name];
    if (value === null || (Number.isInteger(value) && value >= least && value <= most)) continue;
    problems.push(problem(`settings.${name}`, "ERR_OUT_OF_RANGE", `${least} to ${most}`));
  }
  if (settings.stepMinutes % gridMinutes !== 0) problems.push(offGrid("settings.stepMinutes"));
  return problems;
}

function offGrid(path: string): FieldProblem {
  return problem(path, "ERR_OFF_GRID", `a multiple of ${gridMinutes} minutes`);
}

function repeatedIds(draft: AvailabilityDraft): FieldProblem[] {
  return (["rules", "vacations", "places"] as const).flatMap((part) => {
    const seen = new Set<string>();
    return draft[part].flatMap(({ id }, at) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return isRepeated ? [problem(`${part}.${at}.id`, "ERR_REPEATED", "is used twice")] : [];
    });
  });
}

function repeatedNames({ places }: AvailabilityDraft): FieldProblem[] {
  return places.flatMap(({ name }, at) =>
    places.findIndex((other) => other.name === name) < at
      ? [problem(`places.${at}.name`, "ERR_REPEATED", "is the name of another place")]
      : []
  );
}

function ruleProblems({ rules, places }: AvailabilityDraft): FieldProblem[] {
  const known = new Set(places.map(({ id }) => id));
  const pathed = rules.map((rule, at) => ({ ...rule, path: `rules.${at}` }));
  return [
    ...pathed.flatMap((rule) => rangeProblems(rule, rule.path, known)),
    ...[...Map.groupBy(pathed, ({ weekday }) => weekday).values()].flatMap(overlaps),
  ];
}

function exceptionProblems({ exceptions, places }: AvailabilityDraft): FieldProblem[] {
  const known = new Set(places.map(({ id }) => id));
  const seen = new Set<string>();
  return exceptions.flatMap(({ date, ranges }, at) => {
    const path = `exceptions.${at}`;
    const problems: FieldProblem[] = [];
    if (!isDate(date)) problems.push(noDate(`${path}.date`));
    if (seen.has(date)) problems.push(problem(`${path}.date`, "ERR_REPEATED", "is there twice"));
    seen.add(date);
    if (ranges.length > mostRangesADay) {
      problems.push(problem(`${path}.ranges`, "ERR_TOO_BIG", `at most ${mostRangesADay}`));
    }
    const pathed = ranges.map((range, nth) => ({ ...range, path: `${path}.ranges.${nth}` }));
    return [
      ...problems,
      ...pathed.flatMap((range) => rangeProblems(range, range.path, known)),
      ...overlaps(pathed),
    ];
  });
}

function rangeProblems(
  { fromMinute, toMinute, placeId }: DayRange,
  path: string,
  places: Set<string>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (fromMinute >= toMinute) {
    problems.push(problem(`${path}.toMinute`, "ERR_ENDS_BEFORE_START", "must be after fromMinute"));
  }
  if (fromMinute % gridMinutes !== 0) problems.push(offGrid(`${path}.fromMinute`));
  if (toMinute % gridMinutes !== 0) problems.push(offGrid(`${path}.toMinute`));
  if (placeId !== null && !places.has(placeId)) {
    problems.push(problem(`${path}.placeId`, "ERR_UNKNOWN_PLACE", "is not one of the places"));
  }
  return problems;
}

function overlaps(ranges: (DayRange & { path: string })[]): FieldProblem[] {
  const ofPlaces = Map.groupBy(ranges, ({ placeId }) => placeId);
  return [...ofPlaces.values()].flatMap((sameDay) => {
    const ordered = sameDay.toSorted((a, b) => a.fromMinute - b.fromMinute);
    let end = -Infinity;
    return ordered.flatMap(({ fromMinute, toMinute, path }) => {
      const runsInto = fromMinute < end;
      end = Math.max(end, toMinute);
      return runsInto
        ? [problem(`${path}.fromMinute`, "ERR_OVERLAP", "overlaps another range of the day")]
        : [];
    });
  });
}

function vacationProblems({ vacations }: AvailabilityDraft): FieldProblem[] {
  return vacations.flatMap(({ fromDate, toDate }, at) => {
    const path = `vacations.${at}`;
    const problems: FieldProblem[] = [];
    if (!isDate(fromDate)) problems.push(noDate(`${path}.fromDate`));
    if (!isDate(toDate)) problems.push(noDate(`${path}.toDate`));
    if (toDate < fromDate) {
      problems.push(
        problem(`${path}.toDate`, "ERR_ENDS_BEFORE_START", "must not be before fromDate"),
      );
    }
    return problems;
  });
}

function farProblems(draft: AvailabilityDraft, now: number): FieldProblem[] {
  const last = dayAt(isTimeZone(draft.timeZone) ? draft.timeZone : "UTC", now) + planningDays;
  const dates = [
    ...draft.exceptions.map(({ date }, at) => ({ date, path: `exceptions.${at}.date` })),
    ...draft.vacations.map(({ toDate: date }, at) => ({ date, path: `vacations.${at}.toDate` })),
  ];
  return dates
    .filter(({ date }) => isDate(date) && dayOfDate(date) > last)
    .map(({ path }) => problem(path, "ERR_TOO_FAR", "is more than two years ahead"));
}

function noDate(path: string): FieldProblem {
  return problem(path, "ERR_INVALID_DATE", "is not a calendar date");
}

/** YYYY-MM-DD of an existing day. */
function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const number = Date.parse(date);
  return Number.isFinite(number) && new Date(number).toISOString().startsWith(date) &&
    number % day === 0;
}
