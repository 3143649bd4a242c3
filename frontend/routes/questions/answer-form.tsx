import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { answerClientQuestion as limits } from "../../api/limits/client-questions.ts";
import {
  type Answer,
  type ReceivedQuestion,
  useAnswerQuestion,
} from "../../client-questions/queries.ts";
import { dayMs } from "../../days.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useRenderTime } from "../../use-render-time.ts";

/** For how many days a client may be cleared; the second is usual. */
const dayChoices = [30, 90, 180, limits.days.maximum] as const;

const typedFields = ["text", "decision", "days", "reason"] as const;
type Typed = Record<(typeof typedFields)[number], string>;

const nothing: Typed = { text: "", decision: "", days: "90", reason: "" };

function useTyped(draft: string) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, ...typedTexts(draft) }));
  return {
    typed,
    change(field: keyof Typed, value: string) {
      const next = { ...typed, [field]: value };
      setTyped(next);
      keepTexts(draft, next);
    },
    forget() {
      removeDraft(draft);
      setTyped(nothing);
    },
  };
}

function isDecision(value: string): value is Answer["decision"] {
  return limits.decision.enum.some((decision) => decision === value);
}

/** The answer of the practitioner and what the client can do now. What was typed stays until it is sent. */
export function AnswerForm({ question, onSent, onCancel }: {
  question: ReceivedQuestion;
  onSent: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useRenderTime();
  const showFailure = useShowFailure();
  const name = useId();
  const { typed, change, forget } = useTyped(`answer-question.${question.id}`);
  const [isChecked, setChecked] = useState(false);
  const answering = useAnswerQuestion(question);
  const { client } = question;
  const { text, decision, days, reason } = typed;
  const isBook = decision === "book";
  const problems = {
    text: text.trim() === "" ? t("questions.received.noText") : undefined,
    decision: isDecision(decision) ? undefined : t("questions.received.noDecision"),
    reason: isBook && reason.trim() === "" ? t("questions.received.noReason") : undefined,
  };
  const shown = isChecked ? problems : { text: undefined, decision: undefined, reason: undefined };

  function send() {
    setChecked(true);
    if (!isDecision(decision) || problems.text || problems.reason) return;
    const clearance = isBook
      ? { days: Number(days), reason }
      : { days: Number(nothing.days), reason: "" };
    answering.mutate({ text, decision, ...clearance }, {
      onSuccess: () => {
        forget();
        setChecked(false);
        onSent();
        void notify({ tone: "success", message: t("questions.received.sent") });
      },
    });
  }
  return (
    <Form noValidate onSend={send}>
      <TextArea
        name={`${name}-text`}
        label={t("questions.received.text", { name: client.name })}
        description={t("questions.received.textHelp", { name: client.name })}
        value={text}
        rows={3}
        maxLength={limits.text.maxLength}
        error={shown.text}
        onChange={({ currentTarget: { value } }) => change("text", value)}
      />
      <RadioGroup
        label={t("questions.received.decision", { name: client.name })}
        picked={decision}
        error={shown.decision}
        onPick={(value) => change("decision", value)}
        options={limits.decision.enum.map((value) => ({
          value,
          label: t(`questions.decision.${value}`),
          hint: t(`questions.received.hint.${value}`),
        }))}
      />
      {isBook && (
        <>
          <RadioGroup
            label={t("questions.received.until")}
            picked={days}
            onPick={(value) => change("days", value)}
            options={dayChoices.map((count) => ({
              value: String(count),
              label: t("questions.received.days", {
                count,
                day: format.date(new Date(now + count * dayMs), "numeric"),
              }),
            }))}
          />
          <TextField
            name={`${name}-reason`}
            label={t("questions.received.reason")}
            description={t("questions.received.reasonHelp", { name: client.name })}
            value={reason}
            maxLength={limits.reason.maxLength}
            error={shown.reason}
            onChange={({ currentTarget: { value } }) => change("reason", value)}
          />
          <Text size="small" tone="soft">
            {t("questions.received.covers", { name: client.name })}
          </Text>
        </>
      )}
      {answering.error && (
        <Note tone="error" urgent>
          {hasErrorCode(answering.error, "ERR_STALE")
            ? t("questions.received.changed")
            : showFailure(answering.error)}
        </Note>
      )}
      <Row>
        <Button variant="primary" type="submit" icon="send" pending={answering.isPending}>
          {t("questions.received.send")}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>{t("questions.received.cancel")}</Button>
        )}
      </Row>
    </Form>
  );
}
