import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";

const tabs = ["profile", "access", "data", "seen", "api"] as const;

type Tab = (typeof tabs)[number];

const addresses = {
  profile: "/user/profile",
  access: "/user/profile/access",
  data: "/user/profile/data",
  seen: "/user/profile/seen",
  api: "/user/profile/api",
} as const satisfies Record<Tab, string>;

export function UserPage(
  { tab, children }: { tab: Tab; children: (user: CurrentUser) => ReactNode },
) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <Page width="reading" padded tall>
      <PageTitle>{tab === "profile" ? t("user.title") : t(`user.tab.${tab}`)}</PageTitle>
      <Stack gap="block">
        <PageHeader title={t("user.title")} lead={user?.name ?? "\u00a0"} />
        <Tabs
          label={t("user.parts")}
          tabs={tabs.filter((each) => each !== "api" || user?.therapistId || tab === "api")
            .map((each) => ({
              href: addresses[each],
              label: t(`user.tab.${each}`),
              current: each === tab,
            }))}
        />
        <Stack gap="block" width={tab === "profile" || tab === "access" ? "form" : undefined}>
          {user ? children(user) : <Skeleton label={t("user.loading")} count={3} />}
        </Stack>
      </Stack>
    </Page>
  );
}

export function QueryContent<Data>(
  { query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Skeleton label={t("user.loading")} count={2} />;
  const id = referenceOf(query.error);
  return (
    <Failed
      message={`${t("user.failed")} ${showFailure(query.error)}`}
      retryLabel={t("shell.retry")}
      onRetry={() => void query.refetch()}
      reference={id && t("shell.reference", { id })}
    />
  );
}

export function ListItem(
  { title, badge, description, action }: {
    title: ReactNode;
    badge?: ReactNode;
    description: ReactNode;
    action?: ReactNode;
  },
) {
  return (
    <li>
      <Row justify="between" gap="stack" wrap={false}>
        <Stack gap="none">
          <Row>
            <Text size="label">{title}</Text>
            {badge}
          </Row>
          <Text size="small" tone="soft">{description}</Text>
        </Stack>
        {action}
      </Row>
    </li>
  );
}
