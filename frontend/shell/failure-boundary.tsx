import { Component, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { ApiError } from "../api/api-error.ts";
import { PageTitle } from "./page-title.tsx";
import { referenceOf } from "./show-failure.ts";

const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found-page.tsx")).Component,
}));

function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.errCode === "ERR_NOT_FOUND";
}

function FailedPage({ failure }: { failure: unknown }) {
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

type Props = {
  page: string;
  children: ReactNode;
};
type State = { failure: unknown; failedAt: string | null };

export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, failedAt: null };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure };
  }

  static getDerivedStateFromProps({ page }: Props, { failure, failedAt }: State): Partial<State> {
    if (failure === null) return { failedAt: null };
    if (failedAt === null) return { failedAt: page };
    return failedAt === page ? {} : { failure: null, failedAt: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <FailedPage failure={failure} />;
  }
}
