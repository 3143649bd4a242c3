import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { receivedQuestionsQuery } from "../../client-questions/queries.ts";
import { useOpenQuestion } from "../../client-questions/use-open-question.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { ReceivedQuestionCard } from "./received-question.tsx";

export function prefetchForUser(cache: QueryClient, { therapistId }: CurrentUser) {
  return therapistId ? cache.prefetchQuery(receivedQuestionsQuery) : Promise.resolve();
}

function Received() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(receivedQuestionsQuery);
  const reference = referenceOf(error);
  const waiting = data?.filter(({ status }) => status === "waiting").length ?? 0;
  useOpenQuestion(data !== undefined);
  return (
    <>
      <PageHeader
        title={t("questions.received.title")}
        lead={data && data.length > 0
          ? t(waiting > 0 ? "questions.received.lead" : "questions.received.leadNone", {
            count: waiting,
          })
          : undefined}
        pending={!data && !error}
      />
      {!data && !error && <Skeleton label={t("questions.loading")} count={2} />}
      {error && !data && (
        <Failed
          message={`${t("questions.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data?.length === 0 && <Empty message={t("questions.received.none")} />}
      {data && data.length > 0 && (
        <Stack gap="block">
          {data.map((question) => <ReceivedQuestionCard key={question.id} question={question} />)}
        </Stack>
      )}
    </>
  );
}

/** Questions of clients to the practitioner before booking. */
export function Component() {
  const { t } = useTranslation();
  const isTherapist = Boolean(useCurrentUser()?.therapistId);
  const isRestoring = useIsRestoringSession();
  return (
    <Page padded tall width="reading">
      <PageTitle>{t("questions.received.title")}</PageTitle>
      {isTherapist || isRestoring ? <Received /> : (
        <>
          <PageHeader title={t("questions.received.title")} />
          <Empty
            message={t("questions.received.refused")}
            action={<Button href="/questions">{t("questions.received.toMine")}</Button>}
          />
        </>
      )}
    </Page>
  );
}
