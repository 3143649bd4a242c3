import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";

/** Shows what was asked for; until it is here its geometry, and when it cannot be had, why. */
export function Loaded<Data>(
  { query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode },
) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Skeleton label={t("user.loading")} count={2} />;
  const id = referenceOf(query.error);
  return (
    <Failed
      message={`${t("user.failed")} ${sayFailure(query.error)}`}
      retryLabel={t("shell.retry")}
      onRetry={() => void query.refetch()}
      reference={id && t("shell.reference", { id })}
    />
  );
}
