import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { ApiError } from "../api/api-error.ts";
import { PageTitle } from "./page-title.tsx";
import { referenceOf } from "./say-failure.ts";

const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found-page.tsx")).Component,
}));

function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.errCode === "ERR_NOT_FOUND";
}

/** A page that could not be shown. */
export function FailedPage({ failure }: { failure: unknown }) {
  const { t } = useTranslation();
  if (isMissing(failure)) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  const id = referenceOf(failure);
  return (
    <Page padded>
      <PageTitle>{t("failed.page.title")}</PageTitle>
      <PageHeader title={t("failed.page.title")} />
      <Failed
        message={t("failed.page.text")}
        retryLabel={t("shell.retry")}
        onRetry={() => globalThis.location.reload()}
        reference={id && t("shell.reference", { id })}
      />
    </Page>
  );
}
