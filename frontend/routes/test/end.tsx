import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { ActionList } from "ui-kit/controls/action-list.tsx";
import { QuestionLayout } from "ui-kit/layout/question-layout.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { isAnswered, type Questionnaire } from "../../suitability/questionnaire.ts";
import { Rings } from "./parts.tsx";
import type { Test } from "./use-test.ts";

/** What is skipped, what may be stored, and the way to the results. */
export function End({ questionnaire, test }: { questionnaire: Questionnaire; test: Test }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { path, answers } = test;
  const open = path.filter((step) => !isAnswered(answers, step));
  const count = path.length - open.length;

  function showResults() {
    test.save({ finishedAt: Date.now(), step: null });
    void navigate("/preferences");
  }

  return (
    <QuestionLayout
      large
      asideEverywhere
      title={<h1 id="question" tabIndex={-1}>{t("test.end.title")}</h1>}
      aside={
        <>
          <Rings questionnaire={questionnaire} test={test} />
          {open.length > 0 && <Text size="small" tone="soft">{t("test.end.dashed")}</Text>}
        </>
      }
      foot={
        <>
          <Button variant="quiet" icon="arrow-left" onClick={test.back}>
            {t("test.question.back")}
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={showResults}>
            {t("test.end.results")}
          </Button>
        </>
      }
    >
      <Text tone="soft">
        {open.length === 0
          ? t("test.end.allAnswered", { count })
          : t("test.end.someSkipped", { count: open.length })}
      </Text>
      {open.length > 0 && (
        <ActionList
          label={t("test.end.skipped")}
          actions={open.map((step) => ({
            id: step.id,
            label: step.title,
            detail: `${path.indexOf(step) + 1} / ${path.length}`,
            onPick: () => test.open(step.id),
          }))}
        />
      )}
      <Text size="small" tone="soft">
        {questionnaire.consents.without} {questionnaire.disclaimer}
      </Text>
    </QuestionLayout>
  );
}
