import { useQuery } from "@tanstack/react-query";
import { Figures } from "ui-kit/layout/figures.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { AdminPage } from "./admin-page.tsx";
import { summaryQuery } from "./queries.ts";

const figures = ["practitioners", "certificates", "leads", "invitations"] as const;

function Overview() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(summaryQuery);
  if (!data) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={2} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Figures
        items={figures.map((name) => ({
          name: t(`admin.pages.${name}`),
          value: format.number(data[name]),
          note: t(`admin.overview.${name}`),
          href: `/admin/${name}`,
        }))}
      />
      <Text tone="soft">{t("admin.overview.visible", { count: data.visiblePractitioners })}</Text>
    </>
  );
}

function WaitingText() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useRenderTime();
  const { data } = useQuery(summaryQuery);
  if (!data) return null;
  const count = data.leads + data.practitioners + data.certificates;
  if (count === 0) return t("admin.overview.nothing");
  const oldest = data.waitingSince &&
    t("admin.overview.oldest", { when: format.away(data.waitingSince, now) });
  return [t("admin.overview.waits", { count }), oldest].filter(Boolean).join(" ");
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.overview")} heading={t("admin.title")} lead={<WaitingText />}>
      <Overview />
    </AdminPage>
  );
}
