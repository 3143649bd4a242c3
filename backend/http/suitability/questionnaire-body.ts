import { z } from "@hono/zod-openapi";
import { consentTerms } from "../../domain/consent.ts";
import {
  crisisKinds,
  crisisOf,
  noteOf,
  type Option,
  type Questionnaire,
  questionnaireParts,
  type Step,
  stepTypes,
} from "../../domain/suitability/questionnaire.ts";
import { answerLimits } from "../../domain/suitability/answers.ts";
import type { Language } from "../../domain/text.ts";

export const StepId = z.string().max(answerLimits.step);

export const OptionValue = z.string().max(answerLimits.value);

const Line = z.string().max(500);

const OptionBody = z.object({
  value: OptionValue,
  label: Line,
  help: Line.nullable(),
  group: z.string().max(40).nullable().openapi({ description: "The id of a group of the step" }),
  isExclusive: z.boolean().openapi({ description: "Whether it cannot be chosen with others" }),
}).openapi("QuestionnaireOption", {
  example: {
    value: "pregnancy",
    label: "You are pregnant, or might be",
    help: "Some techniques are not used in pregnancy.",
    group: null,
    isExclusive: false,
  },
});

const BranchBody = z.object({
  values: z.array(OptionValue).max(answerLimits.values).openapi({
    description: "The branch applies when one of these options of its step is chosen",
  }),
  crisis: z.enum(crisisKinds).nullable().openapi({
    description: "The crisis text to show before anything else",
  }),
  note: z.string().max(1000).nullable().openapi({ description: "A text to show" }),
  skips: z.array(StepId).max(answerLimits.steps).openapi({
    description: "Steps that no longer matter",
  }),
}).openapi("QuestionnaireBranch", {
  example: { values: ["VIDEO_CALL"], crisis: null, note: null, skips: ["city"] },
});

const StepBody = z.object({
  id: StepId,
  type: z.enum(stepTypes).openapi({
    description: "`single` and `scale` take one option, `multi` several; a scale is in its order",
  }),
  max: z.int().min(1).max(answerLimits.values).nullable().openapi({
    description: "How many options a `multi` step takes at most",
  }),
  title: Line,
  help: Line,
  isSafety: z.boolean(),
  isStored: z.boolean().openapi({
    description: "False for a step whose answer can point to a crisis: it is never stored",
  }),
  optionGroups: z.array(z.object({ id: z.string().max(40), label: Line })).max(20),
  options: z.array(OptionBody).max(answerLimits.values),
  branches: z.array(BranchBody).max(20),
}).openapi("QuestionnaireStep", {
  example: {
    id: "meeting",
    type: "single",
    max: null,
    title: "How would you like to meet?",
    help: "Massage and other hands-on work can only be done in person.",
    isSafety: false,
    isStored: true,
    optionGroups: [],
    options: [{
      value: "VIDEO_CALL",
      label: "Video call",
      help: null,
      group: null,
      isExclusive: false,
    }],
    branches: [{ values: ["VIDEO_CALL"], crisis: null, note: null, skips: ["city"] }],
  },
});

const PassageBody = z.object({ title: Line, body: z.string().max(3000) })
  .openapi("CrisisText", {
    example: {
      title: "Your safety comes first",
      body: "In immediate danger call 112.",
    },
  });

export const QuestionnaireBody = z.object({
  version: z.int().min(1).max(1_000_000).openapi({
    description: "Answers name it; those to an older version are refused with `ERR_STALE`",
  }),
  parts: z.array(z.object({
    id: z.enum(questionnaireParts),
    steps: z.array(StepId).max(answerLimits.steps),
  })).max(questionnaireParts.length).openapi({ description: "The steps in their order, by part" }),
  steps: z.array(StepBody).max(answerLimits.steps),
  crisis: z.object({
    always: Line,
    urgent: PassageBody,
    violence: PassageBody,
    gentle: PassageBody,
    contacts: z.array(z.object({ number: z.string().max(40), label: Line })).max(20),
  }),
  disclaimer: z.string().max(2000),
  consents: z.object({ store: Line, share: Line, withdraw: Line, without: Line }),
}).openapi("Questionnaire", {
  example: {
    version: 1,
    parts: [{ id: "wishes", steps: ["meeting"] }],
    steps: [],
    crisis: {
      always: "Immediate danger to life or health: call 112.",
      urgent: { title: "Your life matters", body: "Call 112." },
      violence: { title: "Your safety comes first", body: "Call 112." },
      gentle: { title: "Do not stay alone", body: "Call 116 123." },
      contacts: [{ number: "112", label: "Emergency services" }],
    },
    disclaimer: "This test is not a medical opinion.",
    consents: {
      store: "I allow my answers to be saved.",
      share: "I allow the practitioner to see the notes that I select.",
      withdraw: "You may withdraw the permission at any time.",
      without: "Without permission the answers last until you close the page.",
    },
  },
});

export function presentQuestionnaire(
  questionnaire: Questionnaire,
  isStored: (step: Step) => boolean,
  language: Language,
): z.infer<typeof QuestionnaireBody> {
  const { version, steps, crisis, disclaimer, consent } = questionnaire;
  const passage = (kind: (typeof crisisKinds)[number]) => ({
    title: crisis[kind].title[language],
    body: crisis[kind].body[language],
  });
  return {
    version,
    parts: questionnaireParts.map((part) => ({
      id: part,
      steps: steps.filter((step) => step.part === part).map(({ id }) => id),
    })),
    steps: steps.map((step) => presentStep(step, questionnaire, isStored(step), language)),
    crisis: {
      always: crisis.always[language],
      urgent: passage("urgent"),
      violence: passage("violence"),
      gentle: passage("gentle"),
      contacts: crisis.contacts.map(({ number, label }) => ({ number, label: label[language] })),
    },
    disclaimer: disclaimer[language],
    consents: {
      store: consentTerms["test-results"].text[language],
      share: consent.share[language],
      withdraw: consent.withdraw[language],
      without: consent.without[language],
    },
  };
}

function presentStep(
  { id, part, type, max, title, help, optionGroups = [], options, branch = [] }: Step,
  { notes }: Pick<Questionnaire, "notes">,
  isStored: boolean,
  language: Language,
): z.infer<typeof StepBody> {
  return {
    id,
    type,
    max: max ?? null,
    title: title[language],
    help: help[language],
    isSafety: part === "safety",
    isStored,
    optionGroups: optionGroups.map((group) => ({ id: group.id, label: group.label[language] })),
    options: options.map((option) => presentOption(option, language)),
    branches: branch.map((each) => ({
      values: each.if.in,
      crisis: crisisOf(each),
      note: notes[noteOf(each) ?? ""]?.[language] ?? null,
      skips: each.skip ?? [],
    })),
  };
}

function presentOption(
  { value, label, help, group, exclusive }: Option,
  language: Language,
): z.infer<typeof OptionBody> {
  return {
    value,
    label: label[language],
    help: help?.[language] ?? null,
    group: group ?? null,
    isExclusive: exclusive ?? false,
  };
}
