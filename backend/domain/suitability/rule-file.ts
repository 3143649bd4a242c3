import { type FieldProblem, notAllowed, problem } from "../field-problem.ts";
import { type Rule, severities } from "../rule.ts";
import { languages, type Text } from "../text.ts";
import { visibleName } from "../visible-text.ts";
import { type BranchedSteps, questionnaireProblems } from "./questionnaire-problems.ts";
import { changesBetween, type RuleChange } from "./rule-change.ts";
import { type RuleContext, ruleSetProblems } from "./rule-problems.ts";

export const ruleFileLimits = { characters: 600_000 } as const;

type ReadFile = { rules: Rule[]; problems: FieldProblem[] };

/**
 * Reads a file with rules: a list of them, or an object with the list as `rules` and, if it likes, the questionnaire as
 * `questionnaire`. Names everything that is wrong with it. `content`: the parsed JSON.
 */
export function readRuleFile(content: unknown, context: RuleContext): ReadFile {
  const isObject = isRecord(content);
  const list = isObject ? content.rules : content;
  if (!Array.isArray(list)) return { rules: [], problems: [problem("rules", "ERR_INVALID_TYPE")] };
  const shapes = list.flatMap((rule, at) => shapeProblems(rule, `rules.${at}`));
  const ofQuestionnaire = isObject && content.questionnaire !== undefined
    ? fileQuestionnaireProblems(content.questionnaire, context)
    : [];
  // A rule without its shape cannot be looked at further; the others can.
  const whole = list.map((rule) => shapeProblems(rule, "").length === 0 ? rule as Rule : null);
  const rules = whole.flatMap((rule) => rule ? ruleOf(rule) : []);
  const places = whole.flatMap((rule, at) => rule ? at : []);
  const contents = ruleSetProblems(rules, context)
    .map((each) => ({ ...each, path: atPlace(each.path, places) }));
  return { rules, problems: [...shapes, ...contents, ...ofQuestionnaire] };
}

/** The changes that bring the latest rules to those of a file. */
export function changesOfFile(latest: readonly Rule[], rules: readonly Rule[]): RuleChange[] {
  return changesBetween(latest, rules);
}

/** The rule without fields that the file has in addition. */
function ruleOf({ id, fact, practices, severity, reason, source }: Rule): Rule {
  return {
    id,
    fact,
    practices,
    severity,
    reason: textOf(reason),
    source: { kind: source.kind, label: textOf(source.label) },
  };
}

function textOf({ et, en, ru }: Text): Text {
  const kept = (text: string) => visibleName(text).trim();
  return { et: kept(et), en: kept(en), ru: kept(ru) };
}

function shapeProblems(rule: unknown, path: string): FieldProblem[] {
  if (!isRecord(rule)) return [problem(path, "ERR_INVALID_TYPE")];
  const { id, fact, practices, severity, reason, source } = rule;
  return [
    ...stringProblems(id, `${path}.id`),
    ...stringProblems(fact, `${path}.fact`),
    ...(practices === undefined
      ? [problem(`${path}.practices`, "ERR_REQUIRED")]
      : isStrings(practices)
      ? []
      : [problem(`${path}.practices`, "ERR_INVALID_TYPE")]),
    ...(severities.some((each) => each === severity) ? [] : [
      severity === undefined
        ? problem(`${path}.severity`, "ERR_REQUIRED")
        : notAllowed(`${path}.severity`, severities),
    ]),
    ...textShapeProblems(reason, `${path}.reason`),
    ...(isRecord(source)
      ? [
        ...stringProblems(source.kind, `${path}.source.kind`),
        ...textShapeProblems(source.label, `${path}.source.label`),
      ]
      : [problem(`${path}.source`, source === undefined ? "ERR_REQUIRED" : "ERR_INVALID_TYPE")]),
  ];
}

function textShapeProblems(text: unknown, path: string): FieldProblem[] {
  if (!isRecord(text)) {
    return [problem(path, text === undefined ? "ERR_REQUIRED" : "ERR_INVALID_TYPE")];
  }
  return languages.flatMap((language) => stringProblems(text[language], `${path}.${language}`));
}

function stringProblems(value: unknown, path: string): FieldProblem[] {
  if (typeof value === "string") return [];
  return [problem(path, value === undefined ? "ERR_REQUIRED" : "ERR_INVALID_TYPE")];
}

/** A file may bring the questionnaire along, but only a release changes it. */
function fileQuestionnaireProblems(given: unknown, context: RuleContext): FieldProblem[] {
  const steps = isRecord(given) ? given.steps : null;
  if (!isSteps(steps)) return [problem("questionnaire.steps", "ERR_INVALID_TYPE")];
  const found = questionnaireProblems(steps, context);
  if (found.length > 0) return found;
  const isSame = canonical(steps) === canonical(context.questionnaire.steps);
  return isSame ? [] : [problem("questionnaire", "ERR_NOT_EDITABLE")];
}

function isSteps(steps: unknown): steps is BranchedSteps {
  return Array.isArray(steps) &&
    steps.every((step) =>
      isRecord(step) && typeof step.id === "string" && Array.isArray(step.options) &&
      step.options.every((option) =>
        isRecord(option) && typeof option.value === "string" &&
        (option.sets === undefined || isRecord(option.sets) && isStrings(option.sets.facts))
      ) &&
      (step.branch === undefined || Array.isArray(step.branch) && step.branch.every(isBranch))
    );
}

function isBranch(branch: unknown): boolean {
  return isRecord(branch) && isRecord(branch.if) && typeof branch.if.answer === "string" &&
    isStrings(branch.if.in) && (branch.skip === undefined || isStrings(branch.skip));
}

function canonical(value: unknown): string {
  return JSON.stringify(
    value,
    (_, each: unknown) =>
      isRecord(each)
        ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1))
        : each,
  );
}

function atPlace(path: string, places: readonly number[]): string {
  return path.replace(/^rules\.(\d+)/, (_, at: string) => `rules.${places[Number(at)]}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
