import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CrisisContacts } from "ui-kit/feedback/crisis-contacts.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { QuestionLayout } from "ui-kit/layout/question-layout.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { minutesFor, type Questionnaire } from "../../suitability/questionnaire.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { Rings } from "./parts.tsx";
import type { Test } from "./use-test.ts";
import { useContacts } from "./use-contacts.ts";

function UnderWay({ test, onStartOver }: { test: Test; onStartOver: () => void }) {
  const { t } = useTranslation();
  const { path, answers } = test;
  const at = path.findIndex(({ id }) => id === test.test?.step);
  const isFinished = test.test?.finishedAt !== null || at < 0;
  return (
    <Note
      icon="bookmark"
      actions={
        <Row>
          <Button variant="primary" onClick={test.resume}>
            {isFinished ? t("test.start.toEnd") : t("test.start.goOn", { number: at + 1 })}
          </Button>
          <Button variant="quiet" onClick={onStartOver}>{t("test.start.over")}</Button>
        </Row>
      }
    >
      <b>{t("test.start.underWay")}</b> {t("test.start.answered", {
        count: path.filter(({ id }) => (answers[id] ?? []).length > 0).length,
        all: path.length,
      })}
    </Note>
  );
}

/** What the test is, before the first question. */
export function Start({ questionnaire, test }: { questionnaire: Questionnaire; test: Test }) {
  const { t } = useTranslation();
  const contacts = useContacts(questionnaire, null);
  const count = questionnaire.steps.length;
  return (
    <QuestionLayout
      large
      asideEverywhere
      title={<h1 id="question" tabIndex={-1}>{t("test.start.title")}</h1>}
      aside={
        <>
          <Rings questionnaire={questionnaire} test={test} />
          <Text size="small" tone="soft">{t("test.start.rings")}</Text>
        </>
      }
    >
      <Text size="lead">
        {t("test.start.lead", {
          questions: t("test.questions", { count }),
          minutes: t("test.aboutMinutes", { count: minutesFor(count) }),
        })}
      </Text>
      <noscript>
        <Stack gap="group">
          <Text size="reading">{questionnaire.crisis.always}</Text>
          <CrisisContacts contacts={contacts} />
        </Stack>
      </noscript>
      <NeedsScripts />
      {test.test ? <UnderWay test={test} onStartOver={test.begin} /> : (
        <ShowAt withScripts>
          <Button variant="primary" onClick={test.begin}>{t("test.start.begin")}</Button>
        </ShowAt>
      )}
      <DescriptionList
        variant="rows"
        items={[
          { name: t("test.start.terms.who"), value: t("test.start.terms.whoText") },
          { name: t("test.start.terms.pace"), value: t("test.start.terms.paceText") },
          { name: t("test.start.terms.not"), value: questionnaire.disclaimer },
        ]}
      />
    </QuestionLayout>
  );
}
