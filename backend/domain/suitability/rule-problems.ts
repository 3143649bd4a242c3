import { type FieldProblem, notAllowed, problem } from "../field-problem.ts";
import { type Rule, severities } from "../rule.ts";
import { languages, type Text } from "../text.ts";
import { hasControlCharacters, hasWord } from "../visible-text.ts";
import type { SuitabilityContent } from "./assessment.ts";
import { idOf, type RuleChange, withChanges } from "./rule-change.ts";
import { ruleLimits } from "./rule-limits.ts";
import type { NotReached } from "./rule-version.ts";
import { type Verdict, verdicts } from "./verdict.ts";

const idFormat = { format: "a-z 0-9 -" };
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type RuleContext = Pick<SuitabilityContent, "questionnaire" | "facts" | "practices">;

/** What is wrong with a draft, by path. `latest` are the rules that it changes. */
export function draftProblems(
  { changes, notReached, latest }: {
    changes: readonly RuleChange[];
    notReached: readonly NotReached[];
    latest: { rules: readonly Rule[]; notReached: readonly NotReached[] };
  },
  context: RuleContext,
): FieldProblem[] {
  const known = new Set(latest.rules.map(({ id }) => id));
  const repeated = repeats(changes.map(idOf));
  const found = changes.flatMap((change, at) => {
    const path = `changes.${at}`;
    const id = idOf(change);
    const idPath = change.kind === "retire" ? `${path}.id` : `${path}.rule.id`;
    return [
      ...(repeated.has(at) ? [problem(idPath, "ERR_DUPLICATE_ENTITY")] : []),
      ...(change.kind === "add" && known.has(id) ? [problem(idPath, "ERR_DUPLICATE_ENTITY")] : []),
      ...(change.kind !== "add" && !known.has(id)
        ? [problem(idPath, "ERR_UNKNOWN_RULE", { id })]
        : []),
      ...(change.kind === "retire" ? [] : ruleProblems(change.rule, `${path}.rule`, context)),
    ];
  });
  const rules = withChanges(latest.rules, changes);
  return [
    ...found,
    ...tooMany("changes", rules.length, ruleLimits.rules),
    ...notReached.flatMap((each, at) =>
      textProblems(each.why, `notReached.${at}.why`, ruleLimits.why)
    ),
    ...notReachedProblems({ rules, notReached, before: latest }, context),
  ];
}

/** What is wrong with a whole set of rules, by path. */
export function ruleSetProblems(rules: readonly Rule[], context: RuleContext): FieldProblem[] {
  const repeated = repeats(rules.map(({ id }) => id));
  return [
    ...rules.flatMap((rule, at) => [
      ...(repeated.has(at) ? [problem(`rules.${at}.id`, "ERR_DUPLICATE_ENTITY")] : []),
      ...ruleProblems(rule, `rules.${at}`, context),
    ]),
    ...tooMany("rules", rules.length, ruleLimits.rules),
  ];
}

/** What is wrong with one rule. */
export function ruleProblems(rule: Rule, path: string, context: RuleContext): FieldProblem[] {
  const { id, fact, practices, severity, reason, source } = rule;
  return [
    ...(idPattern.test(id) ? [] : [problem(`${path}.id`, "ERR_INVALID_FORMAT", idFormat)]),
    ...tooLong(`${path}.id`, id, ruleLimits.id),
    ...factProblems(fact, `${path}.fact`, context),
    ...practiceProblems(practices, `${path}.practices`, context),
    ...(severities.includes(severity) ? [] : [notAllowed(`${path}.severity`, severities)]),
    ...textProblems(reason, `${path}.reason`, ruleLimits.reason),
    ...(idPattern.test(source.kind)
      ? []
      : [problem(`${path}.source.kind`, "ERR_INVALID_FORMAT", idFormat)]),
    ...tooLong(`${path}.source.kind`, source.kind, ruleLimits.sourceKind),
    ...textProblems(source.label, `${path}.source.label`, ruleLimits.sourceLabel),
  ];
}

function factProblems(fact: string, path: string, context: RuleContext): FieldProblem[] {
  if (fact === "") return [problem(path, "ERR_REQUIRED")];
  if (!context.facts.some(({ id }) => id === fact)) {
    return [problem(path, "ERR_UNKNOWN_FACT", { id: fact })];
  }
  return statedFacts(context).has(fact) ? [] : [problem(path, "ERR_NEVER_STATED", { id: fact })];
}

/** The facts that an option of the questionnaire states. */
function statedFacts({ questionnaire }: RuleContext): Set<string> {
  return new Set(
    questionnaire.steps.flatMap(({ options }) => options.flatMap(({ sets }) => sets?.facts ?? [])),
  );
}

function practiceProblems(
  practices: readonly string[],
  path: string,
  context: RuleContext,
): FieldProblem[] {
  if (practices.length === 0) return [problem(path, "ERR_REQUIRED")];
  const repeated = repeats(practices);
  return practices.flatMap((code, at) => {
    if (repeated.has(at)) return problem(`${path}.${at}`, "ERR_REPEATED");
    const isKnown = context.practices.some((practice) => practice.code === code);
    return isKnown ? [] : problem(`${path}.${at}`, "ERR_UNKNOWN_PRACTICE");
  });
}

function textProblems(text: Text, path: string, most: number): FieldProblem[] {
  return languages.flatMap((language) => {
    const words = text[language];
    const at = `${path}.${language}`;
    if (!hasWord(words)) return [problem(at, "ERR_REQUIRED")];
    return [
      ...tooLong(at, words, most),
      ...(hasControlCharacters(words) ? [problem(at, "ERR_INVALID_CHARACTER")] : []),
    ];
  });
}

/** A practice has to reach the verdicts that it reached, or the draft says why not. */
function notReachedProblems(
  { rules, notReached, before }: {
    rules: readonly Rule[];
    notReached: readonly NotReached[];
    before: { rules: readonly Rule[]; notReached: readonly NotReached[] };
  },
  { practices }: RuleContext,
): FieldProblem[] {
  return practices.flatMap(({ code }) => {
    const explained = notReached.some(({ practice }) => practice === code);
    if (explained) return [];
    const former = reachedVerdicts(code, before.rules);
    const reached = reachedVerdicts(code, rules);
    return [...former].filter((verdict) => !reached.has(verdict))
      .map((verdict) =>
        problem(`notReached.${code}`, "ERR_VERDICT_NOT_REACHED", { practice: code, verdict })
      );
  });
}

/** The verdicts to which one fact alone can bring a practice. */
function reachedVerdicts(practice: string, rules: readonly Rule[]): Set<Verdict> {
  const byFact = new Map<string, Verdict>();
  for (const { fact, severity, practices } of rules) {
    if (!practices.includes(practice)) continue;
    const known = byFact.get(fact) ?? "ok";
    if (verdicts.indexOf(severity) > verdicts.indexOf(known)) byFact.set(fact, severity);
  }
  return new Set(["ok", ...byFact.values()]);
}

/** The explanations that a new version keeps: those of verdicts that are still not reached. */
export function notReachedNow(
  rules: readonly Rule[],
  given: readonly NotReached[],
  before: readonly NotReached[],
): NotReached[] {
  const byPractice = new Map([...before, ...given].map((each) => [each.practice, each]));
  return [...byPractice.values()].flatMap(({ practice, why }) => {
    const reached = reachedVerdicts(practice, rules);
    const missing = verdicts.filter((verdict) => !reached.has(verdict));
    return missing.length === 0 ? [] : { practice, verdicts: missing, why };
  }).sort((a, b) => a.practice < b.practice ? -1 : 1);
}

function tooLong(path: string, text: string, most: number): FieldProblem[] {
  return text.length > most ? [problem(path, "ERR_TOO_LONG", { most, unit: "characters" })] : [];
}

function tooMany(path: string, count: number, most: number): FieldProblem[] {
  return count > most ? [problem(path, "ERR_TOO_BIG", { most, unit: "entries" })] : [];
}

/** The places of values that an earlier place has. */
function repeats(values: readonly string[]): Set<number> {
  const first = new Map<string, number>();
  const repeated = new Set<number>();
  values.forEach((value, at) => first.has(value) ? repeated.add(at) : first.set(value, at));
  return repeated;
}
