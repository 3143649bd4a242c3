import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { ApiError } from "../../api/api-error.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { config } from "../../config.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { newTab } from "../../addresses.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { NewClients } from "./new-clients.tsx";
import { availabilityQuery, upcomingSessionsQuery } from "./queries.ts";

export const Editor = lazyPart(async () => (await import("./editor.tsx")).Editor);

const CallLinksSection = lazyPart(async () => (await import("./call-links.tsx")).CallLinksSection);

function NotPractitioner() {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t("availability.refused.title")}
      lead={t("availability.refused.text")}
      action={<Button variant="primary" href="/">{t("availability.refused.find")}</Button>}
    />
  );
}

function ManagedByProvider({ userId, therapistId }: { userId: string; therapistId: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="group">
      <PageHeader
        title={t("availability.elsewhere.title")}
        lead={t("availability.elsewhere.text")}
        action={
          <Button
            variant="primary"
            href={config.scheduling.origin}
            iconAfter="external-link"
            reload
            {...newTab}
          >
            {t("availability.elsewhere.open")}
          </Button>
        }
      />
      <NewClients userId={userId} therapistId={therapistId} />
      <Suspense>
        <CallLinksSection />
      </Suspense>
    </Stack>
  );
}

function NoPractice() {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t("availability.nothing.title")}
      lead={t("availability.nothing.text")}
      action={
        <Button variant="primary" href="/sessions/profile">{t("availability.nothing.back")}</Button>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("availability.title")} lead={t("availability.lead")} />
      <Skeleton label={t("availability.loading")} count={4} />
    </>
  );
}

function useEditorModule() {
  useEffect(() => {
    // Loads in parallel with the availability; a failure is retried on render.
    Editor.preload();
  }, []);
}

/** Requests the availability before the practitioner is known. */
function RestoringPage() {
  useQuery(availabilityQuery);
  useInfiniteQuery(upcomingSessionsQuery);
  useEditorModule();
  return <Loading />;
}

function AvailabilityPage({ userId, therapistId }: { userId: string; therapistId: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, isPending, refetch } = useQuery(availabilityQuery);
  const sessions = useInfiniteQuery(upcomingSessionsQuery);
  const code = error instanceof ApiError ? error.errCode : null;
  useEditorModule();
  // Bookings that came later would move the days below them; the hours are shown without them if they do not load.
  if (data && sessions.isLoading) return <Loading />;
  if (data) {
    return (
      <Suspense fallback={<Loading />}>
        <Editor userId={userId} therapistId={therapistId} loaded={data} />
      </Suspense>
    );
  }
  if (isPending) return <Loading />;
  if (code === "ERR_AVAILABILITY_AT_PROVIDER") {
    return <ManagedByProvider userId={userId} therapistId={therapistId} />;
  }
  if (code === "ERR_NOT_FOUND") return <NoPractice />;
  if (code === "ERR_FORBIDDEN") return <NotPractitioner />;
  const reference = referenceOf(error);
  return (
    <>
      <PageHeader title={t("availability.title")} lead={t("availability.lead")} />
      {error && (
        <Failed
          message={`${t("availability.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
    </>
  );
}

function PageOf({ user }: { user: CurrentUser | null }) {
  const isRestoring = useIsRestoringSession();
  if (!user && isRestoring) return <RestoringPage />;
  if (!user?.therapistId) return <NotPractitioner />;
  return <AvailabilityPage userId={user.id} therapistId={user.therapistId} />;
}

export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <Page tall>
      <PageTitle>{t("availability.title")}</PageTitle>
      <PageOf user={user} />
    </Page>
  );
}
