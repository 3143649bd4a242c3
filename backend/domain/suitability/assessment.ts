import type { PracticeText } from "../practice-text.ts";
import type { Rule } from "../rule.ts";
import { type AnsweredStep, type Answers, reachedSteps, takenBranches } from "./answers.ts";
import {
  type CrisisKind,
  crisisKinds,
  crisisOf,
  type Fact,
  isCrisisStep,
  noteOf,
  type Option,
  type Questionnaire,
  type Step,
} from "./questionnaire.ts";
import { compareVerdicts, type Verdict, verdictsOf } from "./verdict.ts";

/** The questions, the facts that answers state, and the rules about them, as they are in force. */
export type SuitabilityContent = {
  questionnaire: Questionnaire;
  facts: Fact[];
  rules: Rule[];
  rulesVersion: number;
  practices: ContentPractice[];
};

/** A retired practice is not offered any more; who has booked it still gets its verdict. */
type ContentPractice = Pick<PracticeText, "code" | "helps"> & { isRetired?: boolean };

type StatedAnswer = { step: Step; option: Option };

export type AssessedPractice = {
  code: string;
  verdict: Verdict;
  /**
   * 1 for the best of those that fit and are possible, `ok` before `caution`, and what fits a chosen need before what only
   * works in a preferred way; null for all others.
   */
  place: number | null;
  score: number;
  fits: { needs: string[]; ways: string[] };
  /** Of the rules that apply, the strictest first. */
  reasons: { rule: Rule; answer: StatedAnswer }[];
};

export type Assessment = {
  crisis: CrisisKind | null;
  /** Keys of `notes` of the questionnaire. */
  notes: string[];
  needs: string[];
  /** Steps about safety without an answer, except those about a crisis. */
  skippedSafety: string[];
  search: {
    languages: string[];
    gender: string | null;
    cities: string[];
    meeting: string | null;
    maxPriceCents: number | null;
  };
  /** All practices that are offered: those that fit first, the possible ones by place, the others by verdict and score. */
  practices: AssessedPractice[];
  /** In the same order, and recommended to no person. */
  retired: AssessedPractice[];
};

/** A way of working decides between practices that help alike; it never outweighs a need. */
const preferredWayScore = 1;

/** With what weighs less, a practice helps in passing, as with the stress of an addiction. */
const mainWeight = 2;

/** Whether a person with the need would look for the practice. */
export function isMainNeed({ helps }: Pick<PracticeText, "helps">, need: string): boolean {
  return helps.some(({ way, weight }) => way === need && weight >= mainWeight);
}

/** The answers have to fit the questionnaire. Their order does not matter. */
export function assess(content: SuitabilityContent, answers: Answers): Assessment {
  const { questionnaire, facts } = content;
  const reached = reachedSteps(questionnaire, answers);
  const branches = reached.flatMap(({ step }) => takenBranches(step, reached));
  const needs = valuesIn(reached, "needs");
  const prefersGentle = valuesIn(reached, "experience").includes(firstTime);
  const [offered, retired] = [false, true].map((isRetired) => {
    const practices = content.practices.filter((one) => Boolean(one.isRetired) === isRetired);
    const part = { ...content, practices };
    return placed(assessPractices(part, reached, needs), part, prefersGentle);
  }) as [AssessedPractice[], AssessedPractice[]];
  return {
    crisis: crisisKinds.find((kind) => branches.some((branch) => crisisOf(branch) === kind)) ??
      null,
    notes: branches.flatMap((branch) => noteOf(branch) ?? []),
    needs,
    skippedSafety: reached
      .filter(({ step, chosen }) =>
        step.part === "safety" && chosen.length === 0 && !isCrisisStep(step, facts)
      )
      .map(({ step }) => step.id),
    search: {
      languages: valuesIn(reached, "language"),
      gender: valuesIn(reached, "gender")[0] ?? null,
      cities: valuesIn(reached, "city"),
      meeting: valuesIn(reached, "meeting")[0] ?? null,
      maxPriceCents: chosenIn(reached, "budget")[0]?.maxPriceCents ?? null,
    },
    practices: offered,
    retired: retired.map((practice) => ({ ...practice, place: null })),
  };
}

function assessPractices(
  content: SuitabilityContent,
  reached: readonly AnsweredStep[],
  needs: readonly string[],
): AssessedPractice[] {
  const chosen = reached.flatMap(({ step, chosen }) => chosen.map((option) => ({ step, option })));
  const stated = new Map<string, StatedAnswer>();
  for (const answer of chosen) {
    for (const fact of answer.option.sets?.facts ?? []) {
      if (!stated.has(fact)) stated.set(fact, answer);
    }
  }
  const verdicts = verdictsOf(stated.keys(), content);
  return content.practices.map(({ code, helps }) => {
    const { verdict, rules } = verdicts.get(code)!;
    const isLookedFor = needs.some((need) => isMainNeed({ helps }, need));
    const wanted = isLookedFor ? helps.filter(({ way }) => needs.includes(way)) : [];
    const ways = chosen
      .filter(({ option }) => option.prefers?.practices.includes(code))
      .map(({ option }) => option.value);
    return {
      code,
      verdict,
      place: null,
      score: sumOfWeights(wanted) + (ways.length > 0 ? preferredWayScore : 0),
      fits: { needs: wanted.map(({ way }) => way), ways },
      reasons: rules.map((rule) => ({ rule, answer: stated.get(rule.fact)! })),
    };
  });
}

/** `prefersGentle`: of equal scores, the practices that the fewest rules hold back come first. */
function placed(
  assessed: AssessedPractice[],
  { practices, rules }: Pick<SuitabilityContent, "practices" | "rules">,
  prefersGentle: boolean,
): AssessedPractice[] {
  const closeness = new Map(
    assessed.map(({ code, fits }, at) => [code, closenessOf(practices[at]!, fits.needs)]),
  );
  const strictRules = prefersGentle ? strictRulesByPractice(rules) : new Map<string, number>();
  const strictnessOf = ({ code }: AssessedPractice) => strictRules.get(code) ?? 0;
  const hasNeeds = assessed.some(({ fits }) => fits.needs.length > 0);
  const isByWay = (practice: AssessedPractice) =>
    hasNeeds && isRecommended(practice) && practice.fits.needs.length === 0;
  return assessed
    .toSorted((a, b) =>
      Number(b.score > 0) - Number(a.score > 0) ||
      Number(isRecommended(b)) - Number(isRecommended(a)) ||
      Number(isByWay(a)) - Number(isByWay(b)) || compareVerdicts(a.verdict, b.verdict) ||
      b.score - a.score || strictnessOf(a) - strictnessOf(b) ||
      b.fits.needs.length - a.fits.needs.length ||
      b.fits.ways.length - a.fits.ways.length ||
      closeness.get(b.code)! - closeness.get(a.code)! || (a.code < b.code ? -1 : 1)
    )
    .map((practice, at) => ({ ...practice, place: isRecommended(practice) ? at + 1 : null }));
}

/** How many rules say of each practice, by code, to ask first or not to do it now. */
function strictRulesByPractice(rules: readonly Rule[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { practices, severity } of rules) {
    if (severity === "caution") continue;
    for (const code of practices) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** How large a part of what the practice helps with the person needs; without a need, how much it helps at all. */
function closenessOf({ helps }: Pick<PracticeText, "helps">, needs: readonly string[]): number {
  const all = sumOfWeights(helps);
  const wanted = helps.filter(({ way }) => needs.includes(way));
  return wanted.length === 0 ? all : sumOfWeights(wanted) / all;
}

function sumOfWeights(helps: PracticeText["helps"]): number {
  return helps.reduce((sum, { weight }) => sum + weight, 0);
}

function isRecommended({ score, verdict }: AssessedPractice): boolean {
  return score > 0 && (verdict === "ok" || verdict === "caution");
}

function chosenIn(reached: readonly AnsweredStep[], id: string): Option[] {
  return reached.find(({ step }) => step.id === id)?.chosen ?? [];
}

/** The chosen codes. An answer like "any" is not a code and narrows nothing. */
function valuesIn(reached: readonly AnsweredStep[], id: string): string[] {
  return chosenIn(reached, id).map(({ value }) => value).filter((value) => value !== anyValue);
}

const anyValue = "any";

/** The answer of a person without experience. */
const firstTime = "first";
