import type { Text } from "../text.ts";

export const factKinds = ["condition", "circumstance", "age", "crisis"] as const;

/** A statement about a person on which rules depend. */
export type Fact = {
  id: string;
  kind: (typeof factKinds)[number];
  question: Text;
  help: Text;
};

export const questionnaireParts = ["wishes", "safety", "practical"] as const;

export const stepTypes = ["single", "multi", "scale"] as const;

/** The most urgent first. */
export const crisisKinds = ["urgent", "violence", "gentle"] as const;

export type CrisisKind = (typeof crisisKinds)[number];

export type Option = {
  value: string;
  label: Text;
  help?: Text;
  /** An id of `optionGroups`. */
  group?: string;
  /** It cannot be chosen with others. */
  exclusive?: boolean;
  sets?: { facts: string[] };
  prefers?: { practices: string[] };
  maxPriceCents?: number;
};

/** What follows from an answer: a text to show, steps to skip. */
type Branch = {
  if: { answer: string; in: string[] };
  /** `crisis.<kind>` or `notes.<key>` */
  show?: string;
  skip?: string[];
};

export type Step = {
  id: string;
  part: (typeof questionnaireParts)[number];
  type: (typeof stepTypes)[number];
  /** How many options may be chosen in a step of type `multi`. */
  max?: number;
  title: Text;
  help: Text;
  optionGroups?: { id: string; label: Text }[];
  options: Option[];
  branch?: Branch[];
};

type Passage = { title: Text; body: Text };

export type Questionnaire = {
  version: number;
  steps: Step[];
  crisis: Record<CrisisKind, Passage> & {
    always: Text;
    contacts: { number: string; label: Text }[];
  };
  notes: Record<string, Text>;
  disclaimer: Text;
  consent: Record<"store" | "share" | "withdraw" | "without", Text>;
};

/** The condition that a fact names, in words without a person where the questions about safety have them. */
export function conditionOf(
  fact: string,
  { questionnaire, facts }: { questionnaire: Questionnaire; facts: readonly Fact[] },
): Text {
  const option = questionnaire.steps
    .filter((step) => step.part === "safety" && !isCrisisStep(step, facts))
    .flatMap(({ options }) => options)
    .find(({ sets }) => sets?.facts.includes(fact));
  const question = facts.find(({ id }) => id === fact)?.question;
  return option?.label ?? question ?? { et: fact, en: fact, ru: fact };
}

export function crisisOf({ show }: Branch): CrisisKind | null {
  return crisisKinds.find((kind) => show === `crisis.${kind}`) ?? null;
}

/** The key of the note that a branch shows. */
export function noteOf({ show }: Branch): string | null {
  return show?.startsWith("notes.") ? show.slice("notes.".length) : null;
}

/** Whether an answer to the step can point to a crisis. Such answers are never stored. */
export function isCrisisStep(step: Step, facts: readonly Fact[]): boolean {
  const isCrisisFact = (id: string) =>
    facts.some((fact) => fact.id === id && fact.kind === "crisis");
  return (step.branch ?? []).some((branch) => crisisOf(branch) !== null) ||
    step.options.some(({ sets }) => sets?.facts.some(isCrisisFact));
}
