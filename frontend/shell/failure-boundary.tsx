import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { LoadBoundary, LoadFailure } from "ui-kit/layout/load-boundary.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { ApiError } from "../api/api-error.ts";
import { PageTitle } from "./page-title.tsx";
import { referenceOf } from "./show-failure.ts";

const NotFoundPage = lazyPart(async () => (await import("./not-found-page.tsx")).Component);

function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.errCode === "ERR_NOT_FOUND";
}

function FailedPage({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
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
        onRetry={onRetry}
        reference={id && t("shell.reference", { id })}
      />
    </Page>
  );
}

export function FailureBoundary({ page, children }: { page: string; children: ReactNode }) {
  return (
    <LoadBoundary
      place={page}
      fallback={(failure, retry) => (
        <FailedPage
          failure={failure}
          onRetry={failure instanceof LoadFailure ? retry : () => globalThis.location.reload()}
        />
      )}
    >
      {children}
    </LoadBoundary>
  );
}
