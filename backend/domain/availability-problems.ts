import {
  type AvailabilityDraft,
  type AvailabilitySettings,
  gridMinutes,
  mostExceptions,
  mostPlaces,
  mostPractices,
  mostRangesADay,
  mostRules,
  mostStays,
  mostTravelTimes,
  mostVacations,
  planningDays,
  settingBounds,
} from "./availability-draft.ts";
import { DomainError } from "./errors.ts";
import { type FieldProblem, problem } from "./field-problem.ts";
import { offerProblems, practiceProblems, weeklyProblems } from "./practice-problems.ts";
import { isDate, noDate, offGrid, overlaps, rangeProblems } from "./range-problems.ts";
import { dayAt, dayOfDate, isTimeZone } from "./wall-clock.ts";

/**
 * Throws ERR_INVALID_INPUT with every problem and its path, which begins with `prefix`. `now` in ms; `durations` in
 * minutes, by event type, of all practices; without them the practices are those of the stored hours.
 */
export function requireGoodDraft(
  draft: AvailabilityDraft,
  now: number,
  { prefix = "", durations }: {
    prefix?: string;
    durations?: ReadonlyMap<string, number>;
  } = {},
): void {
  const errors = [
    ...zoneProblems(draft),
    ...countProblems(draft),
    ...settingProblems(draft.settings),
    ...repeatedIds(draft),
    ...repeatedNames(draft),
    ...ruleProblems(draft),
    ...exceptionProblems(draft),
    ...vacationProblems(draft),
    ...travelProblems(draft),
    ...stayProblems(draft),
    ...practiceProblems(draft),
    ...(durations ? offerProblems(draft, durations) : []),
    ...farProblems(draft, now),
  ];
  if (errors.length === 0) return;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: errors.slice(0, 100).map((error) => ({ ...error, path: `${prefix}${error.path}` })),
  });
}

function zoneProblems({ timeZone }: AvailabilityDraft): FieldProblem[] {
  return isTimeZone(timeZone) ? [] : [problem("timeZone", "ERR_UNKNOWN_TIME_ZONE")];
}

function countProblems(draft: AvailabilityDraft): FieldProblem[] {
  const most = {
    rules: mostRules,
    exceptions: mostExceptions,
    vacations: mostVacations,
    places: mostPlaces,
    travelTimes: mostTravelTimes,
    stays: mostStays,
    practices: mostPractices,
  };
  return (Object.keys(most) as (keyof typeof most)[])
    .filter((part) => draft[part].length > most[part])
    .map((part) => problem(part, "ERR_TOO_BIG", { most: most[part], unit: "entries" }));
}

function settingProblems(settings: AvailabilitySettings): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const name of Object.keys(settingBounds) as (keyof typeof settingBounds)[]) {
    const value = settings[name];
    const [least, most] = settingBounds[name];
    if (value === null || (Number.isInteger(value) && value >= least && value <= most)) continue;
    problems.push(problem(`settings.${name}`, "ERR_OUT_OF_RANGE", { least, most }));
  }
  if (settings.stepMinutes % gridMinutes !== 0) problems.push(offGrid("settings.stepMinutes"));
  return [...problems, ...weeklyProblems(settings, "settings")];
}

function repeatedIds(draft: AvailabilityDraft): FieldProblem[] {
  return (["rules", "vacations", "stays", "places"] as const).flatMap((part) => {
    const seen = new Set<string>();
    return draft[part].flatMap(({ id }, at) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return isRepeated ? [problem(`${part}.${at}.id`, "ERR_REPEATED")] : [];
    });
  });
}

function repeatedNames({ places }: AvailabilityDraft): FieldProblem[] {
  return places.flatMap(({ name }, at) =>
    places.findIndex((other) => other.name === name) < at
      ? [problem(`places.${at}.name`, "ERR_REPEATED")]
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
    if (seen.has(date)) problems.push(problem(`${path}.date`, "ERR_REPEATED"));
    seen.add(date);
    if (ranges.length > mostRangesADay) {
      problems.push(
        problem(`${path}.ranges`, "ERR_TOO_BIG", { most: mostRangesADay, unit: "entries" }),
      );
    }
    const pathed = ranges.map((range, nth) => ({ ...range, path: `${path}.ranges.${nth}` }));
    return [
      ...problems,
      ...pathed.flatMap((range) => rangeProblems(range, range.path, known)),
      ...overlaps(pathed),
    ];
  });
}

function vacationProblems({ vacations }: AvailabilityDraft): FieldProblem[] {
  return vacations.flatMap((vacation, at) => spanProblems(vacation, `vacations.${at}`));
}

function spanProblems(
  { fromDate, toDate }: { fromDate: string; toDate: string },
  path: string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isDate(fromDate)) problems.push(noDate(`${path}.fromDate`));
  if (!isDate(toDate)) problems.push(noDate(`${path}.toDate`));
  if (toDate < fromDate) {
    problems.push(
      problem(`${path}.toDate`, "ERR_ENDS_BEFORE_START"),
    );
  }
  return problems;
}

function stayProblems({ stays }: AvailabilityDraft): FieldProblem[] {
  return stays.flatMap((stay, at) => {
    const path = `stays.${at}`;
    const problems = spanProblems(stay, path);
    if (!isTimeZone(stay.timeZone)) {
      problems.push(
        problem(`${path}.timeZone`, "ERR_UNKNOWN_TIME_ZONE"),
      );
    }
    const overlaps = stays.slice(0, at)
      .some((other) => other.fromDate <= stay.toDate && stay.fromDate <= other.toDate);
    if (overlaps) {
      problems.push(problem(`${path}.fromDate`, "ERR_OVERLAP"));
    }
    return problems;
  });
}

function travelProblems({ travelTimes, places }: AvailabilityDraft): FieldProblem[] {
  const known = new Set(places.map(({ id }) => id));
  const [least, most] = settingBounds.travelMinutes;
  const seen = new Set<string>();
  return travelTimes.flatMap(({ fromPlaceId, toPlaceId, minutes }, at) => {
    const path = `travelTimes.${at}`;
    const problems: FieldProblem[] = [];
    for (const [field, id] of Object.entries({ fromPlaceId, toPlaceId })) {
      if (known.has(id)) continue;
      problems.push(problem(`${path}.${field}`, "ERR_UNKNOWN_PLACE"));
    }
    const pair = [fromPlaceId, toPlaceId].toSorted().join(" ");
    if (seen.has(pair) || fromPlaceId === toPlaceId) {
      problems.push(problem(`${path}.toPlaceId`, "ERR_REPEATED"));
    }
    seen.add(pair);
    if (!Number.isInteger(minutes) || minutes < least || minutes > most) {
      problems.push(problem(`${path}.minutes`, "ERR_OUT_OF_RANGE", { least, most }));
    }
    return problems;
  });
}

function farProblems(draft: AvailabilityDraft, now: number): FieldProblem[] {
  const last = dayAt(isTimeZone(draft.timeZone) ? draft.timeZone : "UTC", now) + planningDays;
  const dates = [
    ...draft.exceptions.map(({ date }, at) => ({ date, path: `exceptions.${at}.date` })),
    ...draft.vacations.map(({ toDate: date }, at) => ({ date, path: `vacations.${at}.toDate` })),
    ...draft.stays.map(({ toDate: date }, at) => ({ date, path: `stays.${at}.toDate` })),
  ];
  return dates
    .filter(({ date }) => isDate(date) && dayOfDate(date) > last)
    .map(({ path }) => problem(path, "ERR_TOO_FAR"));
}
