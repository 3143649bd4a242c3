import {
  type AvailabilityDraft,
  mostQuestions,
  mostRules,
  type PracticeDraft,
  questionMaxLength,
  settingBounds,
} from "./availability-draft.ts";
import { type FieldProblem, problem } from "./field-problem.ts";
import { overlaps, rangeProblems } from "./range-problems.ts";

const bounds = {
  bufferBeforeMinutes: settingBounds.bufferMinutes,
  bufferAfterMinutes: settingBounds.bufferMinutes,
  minimumNoticeMinutes: settingBounds.minimumNoticeMinutes,
  horizonDays: settingBounds.horizonDays,
  dailyMaximum: settingBounds.dailyMaximum,
  weeklyMaximum: settingBounds.weeklyMaximum,
} as const;

/** What is wrong with the rules of the practices of a draft. */
export function practiceProblems({ practices, places }: AvailabilityDraft): FieldProblem[] {
  const known = new Set(places.map(({ id }) => id));
  const seen = new Set<string>();
  return practices.flatMap((practice, at) => {
    const path = `practices.${at}`;
    const isRepeated = seen.has(practice.eventTypeUri);
    seen.add(practice.eventTypeUri);
    return [
      ...(isRepeated ? [problem(`${path}.eventTypeUrl`, "ERR_REPEATED")] : []),
      ...numberProblems(practice, path),
      ...weeklyProblems(practice, path),
      ...hourProblems(practice, path, known),
      ...placeProblems(practice, path, known),
      ...questionProblems(practice, path),
    ];
  });
}

/** Unknown practices, and own hours in which no session of theirs fits. `durations` in minutes, by event type. */
export function offerProblems(
  { practices }: Pick<AvailabilityDraft, "practices">,
  durations: ReadonlyMap<string, number>,
): FieldProblem[] {
  return practices.flatMap(({ eventTypeUri, hours }, at) => {
    const duration = durations.get(eventTypeUri);
    if (duration === undefined) {
      const path = `practices.${at}.eventTypeUrl`;
      return [problem(path, "ERR_UNKNOWN_PRACTICE")];
    }
    return (hours ?? []).flatMap(({ fromMinute, toMinute }, nth) =>
      fromMinute < toMinute && toMinute - fromMinute < duration
        ? [problem(
          `practices.${at}.hours.${nth}.toMinute`,
          "ERR_SHORTER_THAN_SESSION",
          { least: duration, unit: "minutes" },
        )]
        : []
    );
  });
}

/** A weekly maximum below the daily one makes the daily one pointless. */
export function weeklyProblems(
  { dailyMaximum, weeklyMaximum }: Pick<PracticeDraft, "dailyMaximum" | "weeklyMaximum">,
  path: string,
): FieldProblem[] {
  return dailyMaximum !== null && weeklyMaximum !== null && weeklyMaximum < dailyMaximum
    ? [problem(`${path}.weeklyMaximum`, "ERR_BELOW_DAILY")]
    : [];
}

function numberProblems(practice: PracticeDraft, path: string): FieldProblem[] {
  return (Object.keys(bounds) as (keyof typeof bounds)[]).flatMap((name) => {
    const value = practice[name];
    const [least, most] = bounds[name];
    if (value === null || (Number.isInteger(value) && value >= least && value <= most)) return [];
    return [problem(`${path}.${name}`, "ERR_OUT_OF_RANGE", { least, most })];
  });
}

function hourProblems(
  { hours }: PracticeDraft,
  path: string,
  places: Set<string>,
): FieldProblem[] {
  if (hours === null) return [];
  if (hours.length === 0) {
    return [problem(`${path}.hours`, "ERR_TOO_SMALL", { least: 1, unit: "entries" })];
  }
  if (hours.length > mostRules) {
    return [problem(`${path}.hours`, "ERR_TOO_BIG", { most: mostRules, unit: "entries" })];
  }
  const pathed = hours.map((rule, nth) => ({ ...rule, path: `${path}.hours.${nth}` }));
  return [
    ...pathed.flatMap((rule) => rangeProblems(rule, rule.path, places)),
    ...[...Map.groupBy(pathed, ({ weekday }) => weekday).values()].flatMap(overlaps),
  ];
}

function placeProblems(
  { placeIds }: PracticeDraft,
  path: string,
  places: Set<string>,
): FieldProblem[] {
  if (placeIds === null) return [];
  const problems: FieldProblem[] = [];
  if (!placeIds.every((id) => places.has(id))) {
    problems.push(problem(`${path}.placeIds`, "ERR_UNKNOWN_PLACE"));
  }
  if (new Set(placeIds).size < placeIds.length) {
    problems.push(problem(`${path}.placeIds`, "ERR_REPEATED"));
  }
  return problems;
}

function questionProblems({ questions }: PracticeDraft, path: string): FieldProblem[] {
  const problems = questions.length > mostQuestions
    ? [problem(`${path}.questions`, "ERR_TOO_BIG", { most: mostQuestions, unit: "entries" })]
    : [];
  // Answers refer to their question by its text.
  const seen = new Set<string>();
  for (const [nth, { name }] of questions.entries()) {
    const at = `${path}.questions.${nth}.name`;
    if (name.trim() === "") problems.push(problem(at, "ERR_REQUIRED"));
    if (name.length > questionMaxLength) {
      problems.push(problem(at, "ERR_TOO_LONG", { most: questionMaxLength, unit: "characters" }));
    }
    if (seen.has(name.trim())) problems.push(problem(at, "ERR_REPEATED"));
    seen.add(name.trim());
  }
  return problems;
}
