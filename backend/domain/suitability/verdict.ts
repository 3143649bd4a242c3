import { DomainError } from "../errors.ts";
import { problem } from "../field-problem.ts";
import { type Rule, severities } from "../rule.ts";
import type { Fact } from "./questionnaire.ts";

/** From the mildest to the strictest. */
export const verdicts = ["ok", ...severities] as const;

export type Verdict = (typeof verdicts)[number];

export type PracticeVerdict = {
  verdict: Verdict;
  /** The rules that apply, the strictest first. */
  rules: Rule[];
};

/** The verdict of each practice, by code: the strictest rule that applies. Throws ERR_INVALID_INPUT for an unknown fact. */
export function verdictsOf(
  stated: Iterable<string>,
  { facts, rules, practices }: {
    facts: readonly Pick<Fact, "id">[];
    rules: readonly Rule[];
    practices: readonly { code: string }[];
  },
): Map<string, PracticeVerdict> {
  const given = new Set(stated);
  requireKnown(given, facts);
  const found = new Map(practices.map(({ code }): [string, PracticeVerdict] => [
    code,
    { verdict: "ok", rules: [] },
  ]));
  const applying = rules.filter(({ fact }) => given.has(fact)).sort(byStrictness);
  for (const rule of applying) {
    for (const code of new Set(rule.practices)) found.get(code)?.rules.push(rule);
  }
  for (const each of found.values()) each.verdict = each.rules[0]?.severity ?? "ok";
  return found;
}

/** Below 0 when `a` is milder than `b`. */
export function compareVerdicts(a: Verdict, b: Verdict): number {
  return verdicts.indexOf(a) - verdicts.indexOf(b);
}

function byStrictness(a: Rule, b: Rule): number {
  return compareVerdicts(b.severity, a.severity) || (a.id < b.id ? -1 : 1);
}

function requireKnown(given: ReadonlySet<string>, facts: readonly Pick<Fact, "id">[]): void {
  const known = new Set(facts.map(({ id }) => id));
  const unknown = [...given].filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: unknown.map((id) => problem("facts", "ERR_UNKNOWN_FACT", { id })),
  });
}
