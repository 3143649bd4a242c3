import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useCurrentUser } from "../../api/use-session.ts";
import { config } from "../../config.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { newTab } from "../../addresses.ts";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";
import { availabilityQuery } from "./queries.ts";

const loadEditor = () => import("./editor.tsx");
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }));

/** Only practitioners receive people; everybody else is told where times are booked. */
function NoPractitioner() {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t("availability.refused.title")}
      lead={t("availability.refused.text")}
      action={<Button variant="primary" href="/">{t("availability.refused.find")}</Button>}
    />
  );
}

/** The hours are kept by the booking service. */
function Elsewhere() {
  const { t } = useTranslation();
  return (
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
  );
}

/** Nothing is offered yet, so there is nothing to have hours for. */
function NothingOffered() {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t("availability.nothing.title")}
      lead={t("availability.nothing.text")}
      action={<Button href="/sessions">{t("availability.nothing.back")}</Button>}
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

function Practitioner({ userId, therapistId }: { userId: string; therapistId: string }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const { data, error, isPending, refetch } = useQuery(availabilityQuery);
  const code = error instanceof ApiError ? error.errCode : null;
  useEffect(() => {
    // It comes beside the hours; what does not come now is asked for again when it is needed.
    void loadEditor().catch(() => null);
  }, []);
  if (data) {
    return (
      <Suspense fallback={<Loading />}>
        <Editor userId={userId} therapistId={therapistId} loaded={data} />
      </Suspense>
    );
  }
  if (isPending) return <Loading />;
  if (code === "ERR_AVAILABILITY_AT_PROVIDER") return <Elsewhere />;
  if (code === "ERR_NOT_FOUND") return <NothingOffered />;
  if (code === "ERR_FORBIDDEN") return <NoPractitioner />;
  const reference = referenceOf(error);
  return (
    <>
      <PageHeader title={t("availability.title")} lead={t("availability.lead")} />
      {error && (
        <Failed
          message={`${t("availability.failed")} ${sayFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
    </>
  );
}

/** When a practitioner receives people: the week, the rules behind it, and what comes of them. */
export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <Page>
      <PageTitle>{t("availability.title")}</PageTitle>
      {user?.therapistId
        ? <Practitioner userId={user.id} therapistId={user.therapistId} />
        : <NoPractitioner />}
    </Page>
  );
}
