import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { draftQuery } from "./queries.ts";

export const Editor = lazyPart(async () => (await import("./editor.tsx")).Editor);

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("profile.pageTitle")} />
      <Skeleton label={t("profile.loading")} count={4} />
    </>
  );
}

function ProfilePage({ userId, therapistId }: { userId: string; therapistId: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(draftQuery(therapistId));
  useEffect(() => {
    // Loads in parallel with the draft; a failure is retried on render.
    Editor.preload();
  }, []);
  if (data) {
    return (
      <Suspense fallback={<Loading />}>
        <Editor key={therapistId} userId={userId} therapistId={therapistId} loaded={data} />
      </Suspense>
    );
  }
  if (!error) return <Loading />;
  const reference = referenceOf(error);
  return (
    <>
      <PageHeader title={t("profile.pageTitle")} />
      <Failed
        message={`${t("profile.failed")} ${showFailure(error)}`}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
        reference={reference && t("shell.reference", { id: reference })}
      />
    </>
  );
}

function NotPractitioner() {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t("profile.refused.title")}
      lead={t("profile.refused.text")}
      action={<Button variant="primary" href="/">{t("profile.refused.find")}</Button>}
    />
  );
}

export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  return (
    <Page tall>
      <PageTitle>{t("profile.pageTitle")}</PageTitle>
      {!user && isRestoring
        ? <Loading />
        : user?.therapistId
        ? <ProfilePage userId={user.id} therapistId={user.therapistId} />
        : <NotPractitioner />}
    </Page>
  );
}
