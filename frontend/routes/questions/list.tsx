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
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { myQuestionsQuery } from "../../client-questions/queries.ts";
import { useOpenQuestion } from "../../client-questions/use-open-question.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { MyQuestion } from "./my-question.tsx";

export function prefetchForUser(cache: QueryClient, user: CurrentUser) {
  return cache.prefetchQuery(myQuestionsQuery(user.id));
}

/** Questions of the signed-in person to practitioners. */
export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const user = useSessionUser();
  const { data, error, refetch } = useQuery(myQuestionsQuery(user?.id ?? null));
  const reference = referenceOf(error);
  useOpenQuestion(data !== undefined);
  return (
    <Page padded tall width="reading">
      <PageTitle>{t("questions.title")}</PageTitle>
      <PageHeader title={t("questions.title")} lead={t("questions.lead")} />
      {!data && !error && <Skeleton label={t("questions.loading")} count={2} />}
      {error && !data && (
        <Failed
          message={`${t("questions.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data?.length === 0 && (
        <Empty
          message={t("questions.none")}
          action={<Button href="/preferences">{t("questions.noneAction")}</Button>}
        />
      )}
      {data && data.length > 0 && (
        <Stack gap="block">
          {data.map((question) => <MyQuestion key={question.id} question={question} />)}
        </Stack>
      )}
    </Page>
  );
}
