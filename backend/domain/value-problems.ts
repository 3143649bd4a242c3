import { choosableValues, type DomainValue, isOpenDomain } from "./domain-value.ts";
import { DomainError } from "./errors.ts";
import { type FieldProblem, problem } from "./field-problem.ts";
import type { Help } from "./practice-text.ts";
import { languages } from "./text.ts";
import { hasLetter } from "./visible-text.ts";

export const valueLimits = {
  label: 80,
  synonym: 60,
  synonyms: 20,
  summary: 1000,
  helps: 60,
} as const;

/** Capital letters, digits and single underscores, as in `SLEEP_DISORDERS`. */
export const valueCode = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** What is wrong with a value beside the others of its kind. */
export function valueProblems(value: DomainValue, others: DomainValue[]): FieldProblem[] {
  return [
    ...languages.flatMap((language) => {
      const path = `labels.${language}`;
      const label = value.labels[language];
      if (label === "") return [problem(path, "ERR_REQUIRED")];
      if (/[<>]/.test(label)) return [problem(path, "ERR_INVALID_CHARACTER")];
      if (!hasLetter(label)) return [problem(path, "ERR_NO_LETTER")];
      const isTaken = others.some((other) => sameWords(other.labels[language], label));
      return isTaken ? [problem(path, "ERR_REPEATED")] : [];
    }),
    ...languages.flatMap((language) =>
      value.synonyms[language].flatMap((word, at) =>
        /[<>]/.test(word) ? [problem(`synonyms.${language}.${at}`, "ERR_INVALID_CHARACTER")] : []
      )
    ),
    ...(value.domainCode === "CITY" && (value.lat === null || value.lon === null)
      ? [problem(value.lat === null ? "lat" : "lon", "ERR_REQUIRED")]
      : []),
    ...(value.domainCode === "THERAPY_TYPE" && value.group === null
      ? [problem("group", "ERR_REQUIRED")]
      : []),
  ];
}

/** What is wrong with the ways in which a practice helps. `before`: those that it has already. */
export function helpProblems(
  helps: readonly Help[],
  before: readonly Help[],
  values: DomainValue[],
): FieldProblem[] {
  const ways = values.filter(({ domainCode }) => domainCode === "WAY_OF_HELPING");
  const known = new Set(
    choosableValues(ways, ({ code }) => before.some(({ way }) => way === code))
      .map(({ code }) => code),
  );
  return helps.flatMap(({ way }, at) => {
    const path = `helps.${at}.way`;
    if (!known.has(way)) return [problem(path, "ERR_NOT_OFFERED")];
    const isRepeated = helps.findIndex((help) => help.way === way) < at;
    return isRepeated ? [problem(path, "ERR_REPEATED")] : [];
  });
}

/** Throws ERR_INVALID_INPUT. `values`: all, with or without `value` itself. */
export function requireGoodValue(
  value: DomainValue,
  values: DomainValue[],
  more: FieldProblem[] = [],
): void {
  const others = values.filter(({ domainCode, code }) =>
    domainCode === value.domainCode && code !== value.code
  );
  const errors = [...valueProblems(value, others), ...more];
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}

/** ERR_VALUE_FIXED for a value that the code depends on. */
export function requireOpen({ domainCode }: Pick<DomainValue, "domainCode">): void {
  if (!isOpenDomain(domainCode)) throw new DomainError("ERR_VALUE_FIXED");
}

/** ERR_STALE unless the value is the one that the caller has seen. */
export function requireVersion({ version }: Pick<DomainValue, "version">, seen: number): void {
  if (version !== seen) throw new DomainError("ERR_STALE");
}

function sameWords(a: string, b: string): boolean {
  return a.localeCompare(b, "et", { sensitivity: "base" }) === 0;
}
