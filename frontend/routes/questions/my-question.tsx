import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { writeToClientQuestion as limits } from "../../api/limits/client-questions.ts";
import { profileAddress } from "../../appointment/booking-choice.ts";
import { ClearanceNote } from "../../client-questions/clearance-note.tsx";
import { type ClientQuestion, useCloseQuestion, useWrite } from "../../client-questions/queries.ts";
import { SharedLines } from "../../client-questions/shared-lines.tsx";
import { QuestionStatus, Thread } from "../../client-questions/thread.tsx";
import { questionCardId } from "../../client-questions/use-open-question.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { pictureSource } from "../../picture-source.ts";
import { searchAddress } from "../../search/filters.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useIsTakingOver } from "../../use-render-time.ts";

const draftOf = ({ id }: Pick<ClientQuestion, "id">) => `question.${id}`;

function WriteForm({ question, onSent, children }: {
  question: ClientQuestion;
  onSent: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const name = useId();
  const draft = draftOf(question);
  const [text, setText] = useState(() => typedTexts(draft).text ?? "");
  const [isMissing, setMissing] = useState(false);
  const writing = useWrite(question);
  function send() {
    const isEmpty = text.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) return;
    writing.mutate(text, {
      onSuccess: () => {
        removeDraft(draft);
        onSent();
        void notify({ tone: "success", message: t("questions.write.sent") });
      },
    });
  }
  const failure = writing.error && showFailure(writing.error);
  return (
    <Form noValidate onSend={send}>
      <TextArea
        name={name}
        label={t("questions.write.label")}
        value={text}
        autoFocus
        rows={2}
        maxLength={limits.text.maxLength}
        error={isMissing ? t("questions.write.empty") : failure ?? undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          keepTexts(draft, { text: value });
        }}
      />
      <Row>
        <Button small variant="secondary" type="submit" pending={writing.isPending}>
          {t("questions.write.send")}
        </Button>
        {children}
      </Row>
    </Form>
  );
}

function CloseButton({ question }: { question: ClientQuestion }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const closing = useCloseQuestion(question);
  function close() {
    closing.mutate(undefined, {
      onSuccess: () => void notify({ tone: "success", message: t("questions.close.done") }),
      onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
    });
  }
  return (
    <Button small variant="quiet" pending={closing.isPending} onClick={close}>
      {t("questions.close.action")}
    </Button>
  );
}

/** What the client can do with an open question. The form is open at once where something was typed and not sent. */
function Continuation({ question }: { question: ClientQuestion }) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const isTakingOver = useIsTakingOver();
  const hasDraft = !isTakingOver && Boolean(typedTexts(draftOf(question)).text);
  const close = <CloseButton question={question} />;
  if (question.canWrite && (isOpened || hasDraft)) {
    return <WriteForm question={question} onSent={() => setOpened(false)}>{close}</WriteForm>;
  }
  return (
    <Stack gap="stack">
      {!question.canWrite && <Text size="small">{t("questions.write.full")}</Text>}
      <Row>
        {question.canWrite && (
          <Button small icon="pencil" onClick={() => setOpened(true)}>
            {t("questions.write.label")}
          </Button>
        )}
        {close}
      </Row>
    </Stack>
  );
}

/** What comes of the question: a time to book, a call, or others to ask. */
function NextStep({ question }: { question: ClientQuestion }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clearance, status, therapist, practice, bookablePractice, introCall } = question;
  const { name, slug } = therapist;
  if (clearance) {
    return (
      <ClearanceNote
        text={t("questions.cleared", {
          name,
          day: format.date(clearance.clearedAt, "day"),
          until: format.date(clearance.validUntil, "numeric"),
        })}
        why={t("questions.clearedWhy", { reason: clearance.reason })}
        actions={bookablePractice && (
          <Button
            small
            variant="primary"
            href={profileAddress(slug, { practice: bookablePractice })}
          >
            {t("questions.book")}
          </Button>
        )}
      />
    );
  }
  if (status === "lapsed" || status === "declined") {
    return (
      <Note
        actions={
          <Button small href={searchAddress({ practices: [practice] })}>
            {t("questions.others")}
          </Button>
        }
      >
        {t(`questions.${status}`, { name })}
      </Note>
    );
  }
  const wantsCall = question.messages.at(-1)?.decision === "talk" && introCall;
  if (!wantsCall) return null;
  return (
    <Row>
      <Button small icon="phone" href={profileAddress(slug, { practice: introCall })}>
        {t("questions.call")}
      </Button>
    </Row>
  );
}

/** One question of a client with its answers. */
export function MyQuestion({ question }: { question: ClientQuestion }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const { id, therapist, practice, createdAt, status, shared } = question;
  const heading = `${questionCardId(id)}-name`;
  const isOpen = status === "waiting" || status === "answered";
  return (
    <Card as="article" id={questionCardId(id)} tabIndex={-1} aria-labelledby={heading}>
      <Row justify="between">
        <Row wrap={false}>
          <Avatar shape="round" size={44} src={pictureSource(therapist.pictureUrl)} />
          <Stack gap="none">
            <Text as="h2" size="label" id={heading}>
              <Link href={`/therapist/view/${therapist.slug}`}>{therapist.name}</Link>
            </Text>
            <Text size="small" tone="soft">
              {t("questions.about", {
                practice: label("THERAPY_TYPE", practice),
                day: format.date(createdAt, "day"),
              })}
            </Text>
          </Stack>
        </Row>
        <QuestionStatus status={status} />
      </Row>
      <Thread messages={question.messages} reader="client" other={therapist.name} />
      {shared.length > 0 && (
        <Stack gap="tight">
          <Text size="small" tone="soft">
            {t("questions.shared.mine", { name: therapist.name })}
          </Text>
          <SharedLines lines={shared} />
        </Stack>
      )}
      <NextStep question={question} />
      {status === "waiting" && <Text size="small" tone="soft">{t("questions.mailNote")}</Text>}
      {isOpen && <Continuation question={question} />}
    </Card>
  );
}
