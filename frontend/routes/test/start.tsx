import { useQuery, useQueryClient } from "@tanstack/react-query";
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
import type { components } from "../../api/schema.d.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { deleteDraft, draftQuery } from "../../suitability/storing.ts";
import { minutesFor, type Questionnaire } from "../../suitability/questionnaire.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { AllQuestions } from "./all-questions.tsx";
import { Rings } from "./parts.tsx";
import type { Test } from "./use-test.ts";
import { useContacts } from "./use-contacts.ts";

type DraftData = components["schemas"]["FoundSuitabilityDraft"]["draft"];

const draftLifeMs = 30 * 86_400_000;

function UnderWay({ test, onStartOver }: { test: Test; onStartOver: () => void }) {
  const { t } = useTranslation();
  const { path, answers } = test;
  const at = path.findIndex(({ id }) => id === test.test?.step);
  return (
    <Note
      icon="bookmark"
      actions={
        <Row>
          <Button variant="primary" onClick={test.resume}>
            {at < 0 ? t("test.start.toEnd") : t("test.start.goOn", { number: at + 1 })}
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

/** A test that waits in the account. */
function Draft({ test, draft }: { test: Test; draft: NonNullable<DraftData> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const removal = useSubmit({
    mutationFn: () => deleteDraft(),
    onSuccess: () => {
      cache.setQueryData(draftQuery.queryKey, null);
      test.begin();
    },
  });
  return (
    <Note
      icon="bookmark"
      actions={
        <Row>
          <Button variant="primary" onClick={() => test.adoptDraft(draft)}>
            {t("test.start.toEnd")}
          </Button>
          <Button variant="quiet" pending={removal.isPending} onClick={() => removal.mutate()}>
            {t("test.start.over")}
          </Button>
        </Row>
      }
    >
      <b>{t("test.start.underWay")}</b> {t("test.start.inAccount", {
        date: format.date(draft.changedAt, "numeric"),
        until: format.date(Date.parse(draft.changedAt) + draftLifeMs, "numeric"),
      })} {removal.error && showFailure(removal.error)}
    </Note>
  );
}

function Begin({ questionnaire, test }: { questionnaire: Questionnaire; test: Test }) {
  const { t } = useTranslation();
  const user = useSessionUser();
  const { data: draft } = useQuery({ ...draftQuery, enabled: user !== null });
  const isFinished = test.test !== null && test.test.finishedAt !== null;
  if (test.test && !isFinished) return <UnderWay test={test} onStartOver={test.begin} />;
  if (user && draft) return <Draft test={test} draft={draft} />;
  return (
    <ShowAt withScripts>
      <Row gap="stack">
        <Button variant="primary" onClick={test.begin}>{t("test.start.begin")}</Button>
        {isFinished && (
          <Button variant="quiet" href="/preferences">{t("test.start.lastResults")}</Button>
        )}
        <AllQuestions questionnaire={questionnaire} />
      </Row>
    </ShowAt>
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
      aside={<Rings questionnaire={questionnaire} test={test} caption={t("test.start.rings")} />}
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
      <Begin questionnaire={questionnaire} test={test} />
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
