import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { AnswerTime } from "../../client-questions/answer-time.tsx";
import { askAddress } from "../../client-questions/ask-address.ts";
import { myQuestionsQuery, questionRecipientQuery } from "../../client-questions/queries.ts";
import { pictureSource } from "../../picture-source.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { AskForm, type QuestionRecipient } from "./ask-form.tsx";
import { ChoosePractitioner } from "./choose-practitioner.tsx";

/** The question about the same practice that is open already. */
function OpenQuestion({ practitioner, id }: { practitioner: QuestionRecipient; id: string }) {
  const { t } = useTranslation();
  return (
    <Note
      icon="messages-square"
      actions={
        <Button small variant="primary" href={`/questions?open=${id}`}>
          {t("questions.ask.openAction")}
        </Button>
      }
    >
      {t("questions.ask.open", { name: practitioner.therapist.name })}
    </Note>
  );
}

function ChoosePractice({ practitioner }: { practitioner: QuestionRecipient }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { therapist: { slug, name }, practices } = practitioner;
  return (
    <Stack gap="stack">
      <Text>{t("questions.ask.what", { name })}</Text>
      <Stack as="ul" gap="stack">
        {practices.map(({ type }) => (
          <li key={type}>
            <Link href={askAddress({ practitioner: slug, practice: type })}>
              {label("THERAPY_TYPE", type)}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function QuestionToPractitioner({ practitioner, practice }: {
  practitioner: QuestionRecipient;
  practice: string | null;
}) {
  const { label } = useDomainValues();
  const { t } = useTranslation();
  const user = useSessionUser();
  const mine = useQuery(myQuestionsQuery(user?.id ?? null));
  const { therapist, practices, answerHours } = practitioner;
  const offered = practices.find(({ type }) => type === practice);
  const open = mine.data?.find((question) =>
    question.therapist.id === therapist.id && question.practice === practice &&
    question.endedAt === null
  );
  const title = t("questions.ask.titleOf", { name: therapist.name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        lead={offered &&
          t("questions.ask.lead", { practice: label("THERAPY_TYPE", offered.type) })}
      />
      <NeedsScripts />
      <Stack gap="group">
        <Card>
          <Row wrap={false}>
            <Avatar shape="round" size={52} src={pictureSource(therapist.pictureUrl)} />
            <Stack gap="tight">
              <Link href={`/therapist/view/${therapist.slug}`}>{therapist.name}</Link>
              <AnswerTime hours={answerHours} />
            </Stack>
          </Row>
          {!offered && <ChoosePractice practitioner={practitioner} />}
          {offered && open && <OpenQuestion practitioner={practitioner} id={open.id} />}
          {offered && !open && !mine.isLoading && (
            <AskForm
              key={`${therapist.id} ${offered.type} ${user?.id}`}
              practitioner={practitioner}
              practice={offered}
            />
          )}
        </Card>
        <Text size="small" tone="soft">{t("questions.ask.emergency")}</Text>
      </Stack>
    </>
  );
}

/** Asks a practitioner before a booking. Without one in the address the person chooses whom to ask. */
export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const showFailure = useShowFailure();
  const id = params.get("practitioner") ?? "";
  const practice = params.get("practice");
  const { data, error, refetch } = useQuery(questionRecipientQuery(id));
  const isUnknown = hasErrorCode(error, "ERR_NOT_FOUND");
  const reference = referenceOf(error);
  if (data) {
    return (
      <Page padded tall width="reading">
        <QuestionToPractitioner practitioner={data} practice={practice} />
      </Page>
    );
  }
  return (
    <Page padded tall width="reading">
      <PageTitle>{t("questions.ask.title")}</PageTitle>
      <PageHeader title={t("questions.ask.title")} />
      <NeedsScripts />
      {id === "" && <ChoosePractitioner practice={practice ?? ""} />}
      {id !== "" && !error && <Skeleton label={t("questions.ask.loading")} />}
      {isUnknown && (
        <Empty
          message={t("questions.ask.unknown")}
          action={<Button href="/">{t("questions.ask.search")}</Button>}
        />
      )}
      {error && !isUnknown && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
    </Page>
  );
}
