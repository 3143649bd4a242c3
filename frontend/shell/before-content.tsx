import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useShowFailure } from "./show-failure.ts";

type BeforeContentProps = {
  title: string;
  /** The skeleton of what is loading. */
  loading: ReactNode;
  /** What the link opens does not exist. */
  unknown: false | { message: string; action: ReactNode };
  error: Error | null;
  onRetry: () => unknown;
};

/** In the place of what a link opens: loading, unknown or not loaded. */
export function BeforeContent({ title, loading, unknown, error, onRetry }: BeforeContentProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  return (
    <Stack gap="block">
      <h1>{title}</h1>
      {!unknown && loading}
      {unknown && <Empty {...unknown} />}
      {error && !unknown && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void onRetry()}
        />
      )}
    </Stack>
  );
}
