import { useTranslation } from "react-i18next";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { ApiError } from "../api/api-error.ts";
import { Component as NotFoundPage } from "../shell/not-found-page.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../shell/show-failure.ts";

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError &&
    (error.errCode === "ERR_NOT_FOUND" || error.errCode === "ERR_INVALID_INPUT");
}

export function PageFallback({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  if (isMissing(error)) return <NotFoundPage />;
  const reference = referenceOf(error);
  return (
    <Page width="reading" padded>
      <PageTitle />
      {error
        ? (
          <Failed
            message={`${t("pages.failed")} ${showFailure(error)}`}
            retryLabel={t("shell.retry")}
            onRetry={onRetry}
            reference={reference && t("shell.reference", { id: reference })}
          />
        )
        : (
          <Skeleton label={t("pages.loading")}>
            <SkeletonLine shape="heading" width="half" />
            <SkeletonLine width="most" />
            <SkeletonLine shape="block" />
            <SkeletonLine shape="block" />
          </Skeleton>
        )}
    </Page>
  );
}
