import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CrisisContacts } from "ui-kit/feedback/crisis-contacts.tsx";
import { QuestionLayout } from "ui-kit/layout/question-layout.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { crisisOf, type Questionnaire, type Step } from "../../suitability/questionnaire.ts";
import { useContacts } from "./use-contacts.ts";
import type { Test } from "./use-test.ts";

/** Numbers to call, in place of everything else. Without `step` the visitor opened them. */
export function CrisisHelp({ questionnaire, test, step }: {
  questionnaire: Questionnaire;
  test: Test;
  step: Step | undefined;
}) {
  const { t } = useTranslation();
  const { crisis } = questionnaire;
  const contacts = useContacts(questionnaire, test.answers);
  const kind = step && crisisOf(step, test.answers);
  const { title, body } = kind
    ? crisis[kind]
    : { title: t("test.crisis.helpTitle"), body: crisis.always };
  return (
    <QuestionLayout large title={<h1 id="question" tabIndex={-1}>{title}</h1>}>
      <CrisisContacts contacts={contacts} />
      <Text size="lead">{body}</Text>
      {kind && <Text tone="soft">{t("test.crisis.notStored")}</Text>}
      <Row>
        <Button variant="quiet" icon="arrow-left" onClick={test.back}>
          {t(kind ? "test.crisis.change" : "test.question.back")}
        </Button>
        {kind && <Button variant="quiet" onClick={test.proceed}>{t("test.crisis.goOn")}</Button>}
      </Row>
    </QuestionLayout>
  );
}
