import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerOptions } from "ui-kit/controls/answer-options.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { ChipPicker } from "ui-kit/controls/chip-picker.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { QuestionLayout } from "ui-kit/layout/question-layout.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import {
  isAnswered,
  notesOf,
  type Questionnaire,
  type Step,
} from "../../suitability/questionnaire.ts";
import { Rings, Where } from "./parts.tsx";
import type { Test } from "./use-test.ts";

function WhyWeAsk({ open = false }: { open?: boolean }) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t("test.why.title")} open={open}>
      <Stack>
        <Text size="small" tone="soft">{t("test.why.harm")}</Text>
        <Text size="small" tone="soft">{t("test.why.who")}</Text>
        <Text size="small" tone="soft">{t("test.why.skip")}</Text>
      </Stack>
    </Disclosure>
  );
}

function Keys({ step }: { step: Step }) {
  const { t } = useTranslation();
  return (
    <Text size="caption" tone="faint">
      {t(step.type === "multi" ? "test.keys.several" : "test.keys.one")}
    </Text>
  );
}

function Answering({ step, test, problem }: {
  step: Step;
  test: Test;
  problem: string | undefined;
}) {
  const { t } = useTranslation();
  const picked = test.answers[step.id] ?? [];
  const common = {
    labelledBy: "question",
    "aria-describedby": "help",
    picked,
    onPick: test.answer,
  };
  if (step.optionGroups.length > 0) {
    const { max } = step;
    const isFull = max !== null && picked.length >= max;
    return (
      <>
        <ChipPicker
          {...common}
          max={max ?? undefined}
          groups={step.optionGroups.map(({ id, label }) => ({
            id,
            label,
            options: step.options.filter(({ group }) => group === id),
          }))}
          status={isFull && t("test.question.full", { count: max })}
        />
        {problem && <Note tone="error" urgent>{problem}</Note>}
      </>
    );
  }
  return (
    <AnswerOptions
      {...common}
      key={step.id}
      withKeys
      multiple={step.type === "multi"}
      max={step.max ?? undefined}
      options={step.options.map(({ value, label, help, isExclusive }) => ({
        value,
        label,
        hint: help,
        isExclusive,
      }))}
      error={problem}
    />
  );
}

/** One question of the test. */
export function Question({ questionnaire, test, step }: {
  questionnaire: Questionnaire;
  test: Test;
  step: Step;
}) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const has = isAnswered(test.answers, step);
  const { isSafety } = step;
  const firstSafety = questionnaire.steps.find((each) => each.isSafety)?.id;
  const none = step.options.find(({ value }) => value === "none")?.label;
  const problem = isMissing && !has
    ? none ? t("test.question.missingOrNone", { none }) : t("test.question.missing")
    : undefined;
  const hasOwnSkip = step.options.some(({ value }) => value === "prefer_not");
  const notes = notesOf(step, test.answers);

  function goOn() {
    setMissing(!has);
    test.proceed();
  }

  return (
    <QuestionLayout
      onSubmit={goOn}
      where={<Where questionnaire={questionnaire} test={test} />}
      aside={
        <>
          <Rings questionnaire={questionnaire} test={test} />
          {isSafety && <WhyWeAsk key={step.id} open={step.id === firstSafety} />}
        </>
      }
      title={
        <>
          <h1 id="question" tabIndex={-1}>{step.title}</h1>
          <Text id="help" tone="soft">{step.help}</Text>
        </>
      }
      why={isSafety && <WhyWeAsk key={step.id} />}
      foot={
        <>
          <Button variant="quiet" icon="arrow-left" onClick={test.back}>
            {t("test.question.back")}
          </Button>
          <Row gap="tight" wrap={false}>
            {!hasOwnSkip && (
              <Button variant="quiet" onClick={test.skip}>
                {t(isSafety ? "test.question.noAnswer" : "test.question.skip")}
              </Button>
            )}
            <Button variant="primary" type="submit">{t("test.question.next")}</Button>
          </Row>
        </>
      }
      keys={step.optionGroups.length === 0 && <Keys step={step} />}
    >
      <Answering step={step} test={test} problem={problem} />
      <div aria-live="polite">
        {notes.map((note) => <Note key={note} tone={isSafety ? "warning" : "info"}>{note}</Note>)}
      </div>
    </QuestionLayout>
  );
}
