import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { type Draft, practiceNumbers, type PracticeRules } from "./draft.ts";
import { practiceOf, withPractice } from "./draft-rules.ts";
import { FormDialog } from "./form-dialog.tsx";
import {
  emptyHours,
  fromHoursInputs,
  hoursProblem,
  questionProblem,
  toHoursInputs,
} from "./practice-hours.ts";
import { PracticeHoursFields } from "./practice-hours-fields.tsx";
import { PracticePreview } from "./practice-preview.tsx";
import { PracticeQuestions, type QuestionInput } from "./practice-questions.tsx";
import { settingChoices, type SettingName, useValueText } from "./settings.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";
import { usePracticeName } from "./use-practice-name.ts";

type NumberName = typeof practiceNumbers[number];

const settingOf: Record<NumberName, SettingName> = {
  bufferBeforeMinutes: "bufferMinutes",
  bufferAfterMinutes: "bufferMinutes",
  minimumNoticeMinutes: "minimumNoticeMinutes",
  horizonDays: "horizonDays",
  dailyMaximum: "dailyMaximum",
  weeklyMaximum: "weeklyMaximum",
};

const general = "general";
const smallMaxima = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20];
const newId = () => crypto.randomUUID();

function NumberRules({ practice, draft, errorOf, onChange }: {
  practice: PracticeRules;
  draft: Draft;
  errorOf: (name: NumberName) => string | undefined;
  onChange: (next: Partial<PracticeRules>) => void;
}) {
  const { t } = useTranslation();
  const valueText = useValueText();
  function options(name: NumberName) {
    const setting = settingOf[name];
    const value = practice[name];
    const isMaximum = setting === "dailyMaximum" || setting === "weeklyMaximum";
    const numbers = new Set([
      ...(isMaximum ? smallMaxima : settingChoices[setting]),
      ...(value === null ? [] : [value]),
    ]);
    const usual = isMaximum
      ? t("availability.practice.noLimit")
      : t("availability.practice.asGeneral", {
        value: valueText(setting, draft.settings[setting]),
      });
    return [
      { id: general, label: usual },
      ...[...numbers].sort((a, b) => a - b)
        .map((each) => ({ id: String(each), label: valueText(setting, each) })),
    ];
  }
  return (
    <Stack gap="none">
      {practiceNumbers.map((name) => (
        <Select
          key={name}
          id={`practice-${name}`}
          layout="row"
          label={t(`availability.practice.${name}`)}
          groups={[{ options: options(name) }]}
          picked={practice[name] === null ? general : String(practice[name])}
          error={errorOf(name)}
          onPick={(id) => onChange({ [name]: id === general ? null : Number(id) })}
        />
      ))}
    </Stack>
  );
}

/** Where a practice is offered in person; all places are as in general. */
function PlaceRules({ practice, draft, onChange }: {
  practice: PracticeRules;
  draft: Draft;
  onChange: (next: Partial<PracticeRules>) => void;
}) {
  const { t } = useTranslation();
  const ids = draft.places.map(({ id }) => id);
  return (
    <CheckboxGroup
      label={t("availability.practice.places")}
      options={draft.places.map(({ id, name }) => ({ value: id, label: name }))}
      picked={practice.placeIds ?? ids}
      error={practice.placeIds?.length === 0 ? t("availability.practice.nowhere") : undefined}
      onPick={(placeIds) =>
        onChange({ placeIds: ids.every((id) => placeIds.includes(id)) ? null : placeIds })}
    />
  );
}

export function PracticeDialog({ editor, eventTypeUrl, onClose }: {
  editor: DraftEditor;
  eventTypeUrl: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const practiceName = usePracticeName();
  const problemText = useProblemText();
  const { draft, change, problems, availability } = editor;
  const type = availability.eventTypes.find(({ url }) => url === eventTypeUrl)!;
  const [practice, setPractice] = useState(() => practiceOf(draft, eventTypeUrl));
  const [hasHours, setHasHours] = useState(practice.hours !== null);
  const [hours, setHours] = useState(() => toHoursInputs(practice.hours ?? [], newId));
  const [questions, setQuestions] = useState<QuestionInput[]>(() =>
    practice.questions.map((question) => ({ ...question, id: newId() }))
  );
  const [submitted, setSubmitted] = useState(false);
  const ownHours = fromHoursInputs(hours);
  const next: PracticeRules = {
    ...practice,
    hours: hasHours ? ownHours : null,
    questions: questions.map(({ name, required }) => ({ name: name.trim(), required })),
  };
  const isBelowDaily = practice.dailyMaximum !== null && practice.weeklyMaximum !== null &&
    practice.weeklyMaximum < practice.dailyMaximum;
  const areHoursGood = !hasHours ||
    hours.every((_, at) => hoursProblem(hours, at, type.durationMinutes) === null);
  const areQuestionsGood = questions.every((_, at) => questionProblem(questions, at) === null);

  function errorOf(name: NumberName): string | undefined {
    if (name === "weeklyMaximum" && isBelowDaily) {
      return problemText({ errCode: "ERR_BELOW_DAILY" });
    }
    const found = problems.find(({ location }) =>
      location.at === "practice" && location.eventTypeUrl === eventTypeUrl &&
      location.field === name
    );
    return found && problemText(found);
  }
  function pickHours(kind: string) {
    setHasHours(kind === "own");
    if (kind === "own" && hours.length === 0) {
      const usual = toHoursInputs(draft.rules, newId);
      setHours(usual.length > 0 ? usual : [emptyHours(draft, newId)]);
    }
  }
  function save() {
    setSubmitted(true);
    if (isBelowDaily || !areHoursGood || !areQuestionsGood) return;
    change((before) => withPractice(before, next));
    onClose();
  }
  const { questions: _, eventTypeUrl: _url, ...rules } = practice;
  const differs = hasHours || Object.values(rules).some((value) => value !== null);
  return (
    <FormDialog
      values={[practice, hasHours, hours, questions]}
      onClose={onClose}
      onSave={save}
      title={practiceName(type)}
      saveLabel={t("availability.sheet.done")}
      removal={differs
        ? {
          label: t("availability.practice.reset"),
          icon: "rotate-ccw",
          onRemove: () =>
            change((before) => {
              const { questions } = practiceOf(before, eventTypeUrl);
              return withPractice(before, {
                ...practiceOf({ ...before, practices: [] }, eventTypeUrl),
                questions,
              });
            }),
        }
        : undefined}
    >
      <NumberRules
        practice={practice}
        draft={draft}
        errorOf={errorOf}
        onChange={(change) => setPractice((before) => ({ ...before, ...change }))}
      />
      <RadioGroup
        variant="segments"
        label={t("availability.practice.hours")}
        picked={hasHours ? "own" : general}
        onPick={pickHours}
        options={[
          { value: general, label: t("availability.practice.generalHours") },
          { value: "own", label: t("availability.practice.ownHours") },
        ]}
      />
      {hasHours && (
        <PracticeHoursFields
          inputs={hours}
          draft={draft}
          durationMinutes={type.durationMinutes}
          submitted={submitted}
          onChange={setHours}
        />
      )}
      {draft.places.length > 0 && type.meetingTypes.includes("IN_PERSON") && (
        <PlaceRules
          practice={practice}
          draft={draft}
          onChange={(change) => setPractice((before) => ({ ...before, ...change }))}
        />
      )}
      {!isBelowDaily && areHoursGood && (
        <PracticePreview
          draft={withPractice(draft, { ...next, questions: [] })}
          eventTypeUrl={eventTypeUrl}
        />
      )}
      <PracticeQuestions questions={questions} submitted={submitted} onChange={setQuestions} />
    </FormDialog>
  );
}
