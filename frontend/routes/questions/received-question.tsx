import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { ClearanceNote } from "../../client-questions/clearance-note.tsx";
import { type ReceivedQuestion, useEndClearance } from "../../client-questions/queries.ts";
import { SharedLines } from "../../client-questions/shared-lines.tsx";
import { QuestionStatus, Thread } from "../../client-questions/thread.tsx";
import { questionCardId } from "../../client-questions/use-open-question.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { AnswerForm } from "./answer-form.tsx";

function EndDialog({ question, onClose }: { question: ReceivedQuestion; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const ending = useEndClearance(question);
  function end() {
    ending.mutate(undefined, {
      onSuccess: () => {
        onClose();
        void notify({ tone: "success", message: t("questions.received.ended") });
      },
    });
  }
  return (
    <Dialog
      open
      title={t("questions.received.endTitle", { name: question.client.name })}
      closeLabel={t("shell.close")}
      onClose={onClose}
      actions={
        <Button variant="primary" pending={ending.isPending} onClick={end}>
          {t("questions.received.end")}
        </Button>
      }
    >
      <Text>{t("questions.received.endText", { name: question.client.name })}</Text>
      {ending.error && <Note tone="error" urgent>{showFailure(ending.error)}</Note>}
    </Dialog>
  );
}

function Given({ question, clearance }: {
  question: ReceivedQuestion;
  clearance: NonNullable<ReceivedQuestion["clearance"]>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <ClearanceNote
        text={t("questions.received.cleared", {
          name: question.client.name,
          day: format.date(clearance.clearedAt, "day"),
          until: format.date(clearance.validUntil, "numeric"),
        })}
        why={t("questions.clearedWhy", { reason: clearance.reason })}
        actions={
          <Button small onClick={() => setEnding(true)}>{t("questions.received.end")}</Button>
        }
      />
      {isEnding && <EndDialog question={question} onClose={() => setEnding(false)} />}
    </>
  );
}

/** One question to the practitioner, with its answer. */
export function ReceivedQuestionCard({ question }: { question: ReceivedQuestion }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const [isAnswering, setAnswering] = useState(false);
  const { id, client: { name }, practice, status, createdAt, waitingSince, shared } = question;
  const heading = `${questionCardId(id)}-name`;
  const about = { practice: label("THERAPY_TYPE", practice) };
  return (
    <Card as="article" id={questionCardId(id)} tabIndex={-1} aria-labelledby={heading}>
      <Row justify="between">
        <Stack gap="none">
          <Text as="h2" size="card" id={heading}>{name}</Text>
          <Text size="small" tone="soft">
            {waitingSince
              ? t("questions.received.since", { ...about, when: format.dateTime(waitingSince) })
              : t("questions.about", { ...about, day: format.date(createdAt, "day") })}
          </Text>
        </Stack>
        <QuestionStatus status={status} />
      </Row>
      <Stack gap="tight">
        <Text size="small" tone="soft">
          {t(shared.length > 0 ? "questions.shared.theirs" : "questions.shared.none")}
        </Text>
        {shared.length > 0 && <SharedLines lines={shared} />}
      </Stack>
      <Thread messages={question.messages} reader="therapist" other={name} />
      {question.clearance && <Given question={question} clearance={question.clearance} />}
      {status === "answered" && !isAnswering && (
        <Row>
          <Button small onClick={() => setAnswering(true)}>{t("questions.received.again")}</Button>
        </Row>
      )}
      {(status === "waiting" || (status === "answered" && isAnswering)) && (
        <AnswerForm
          question={question}
          onSent={() => setAnswering(false)}
          onCancel={status === "answered" ? () => setAnswering(false) : undefined}
        />
      )}
    </Card>
  );
}
