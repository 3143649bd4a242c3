import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { answerReview as limits } from "../../api/limits/reviews.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { hasContacts, PersonalDetails } from "../../reviews/text-problem.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type ReceivedReview, useAnswer } from "./queries.ts";

/** The public answer to a review. What was typed stays over a reload until it is sent. */
export function AnswerForm({ review, onClose }: { review: ReceivedReview; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const name = useId();
  const draft = `answer.${review.id}`;
  const [text, setText] = useState(() => typedTexts(draft).text ?? review.answer ?? "");
  const [isMissing, setMissing] = useState(false);
  const answering = useAnswer(review);
  const { error, isPending } = answering;

  function send(detailsConfirmed: boolean) {
    const isEmpty = !/\p{L}/u.test(text);
    setMissing(isEmpty);
    if (isEmpty) return;
    answering.mutate({ answer: text, detailsConfirmed }, {
      onSuccess: () => {
        removeDraft(draft);
        onClose();
        void notify({ tone: "success", message: t("reviews.answer.done") });
      },
    });
  }
  function problem(): string | undefined {
    if (isMissing) return t("reviews.answer.missing");
    if (hasContacts(error, "answer")) return t("reviews.form.contacts");
    if (!error || hasErrorCode(error, "ERR_PERSONAL_DETAILS")) return undefined;
    return showFailure(error);
  }
  return (
    <Form noValidate onSend={() => send(false)}>
      <TextArea
        name={name}
        label={t("reviews.answer.label")}
        description={t("reviews.answer.help")}
        value={text}
        rows={3}
        maxLength={limits.answer.maxLength}
        autoFocus
        error={problem()}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          keepTexts(draft, { text: value });
        }}
      />
      <PersonalDetails error={error} pending={isPending} onConfirm={() => send(true)} />
      <Row>
        <Button small variant="secondary" type="submit" pending={isPending}>
          {t("reviews.answer.send")}
        </Button>
        <Button small variant="quiet" onClick={onClose}>{t("reviews.answer.leave")}</Button>
      </Row>
    </Form>
  );
}
