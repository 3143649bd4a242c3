import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page, type PageProps } from "ui-kit/layout/page.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { ApiError } from "../api/api-error.ts";
import { Component as NotFoundPage } from "../shell/not-found-page.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../shell/show-failure.ts";

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError &&
    (error.errCode === "ERR_NOT_FOUND" || error.errCode === "ERR_INVALID_INPUT");
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.errCode === "ERR_FORBIDDEN";
}

/** In place of a page without its data. `width` is that of the page. */
export function PageFallback({ error, onRetry, width = "reading" }: {
  error: Error | null;
  onRetry: () => void;
  width?: PageProps["width"];
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  if (isMissing(error)) return <NotFoundPage />;
  if (!error) {
    return (
      <Page width={width} padded>
        <PageTitle />
        <Skeleton label={t("pages.loading")}>
          <SkeletonLine shape="heading" width="half" />
          <SkeletonLine width="most" />
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </Skeleton>
      </Page>
    );
  }
  const reference = referenceOf(error);
  return (
    <Page width={width} tall>
      <PageTitle>{t("failed.page.title")}</PageTitle>
      <PageHeader
        title={t("failed.page.title")}
        action={<Button href="/">{t("failed.notFound.action")}</Button>}
      />
      <Failed
        message={showFailure(error)}
        retryLabel={isRefused(error) ? undefined : t("shell.retry")}
        onRetry={onRetry}
        reference={reference && t("shell.reference", { id: reference })}
      />
    </Page>
  );
}
