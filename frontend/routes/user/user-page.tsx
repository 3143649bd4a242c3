import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import type { CurrentUser } from "../../api/session.ts";
import { useCurrentUser } from "../../api/use-session.ts";
import { PageTitle } from "../../shell/page-title.tsx";

const parts = ["profile", "access", "data"] as const;

export type Part = (typeof parts)[number];

const addressOf = {
  profile: "/user/profile",
  access: "/user/profile/access",
  data: "/user/profile/data",
} as const satisfies Record<Part, string>;

/** One part of the profile, below the head that all parts share. */
export function UserPage(
  { part, children }: { part: Part; children: (user: CurrentUser) => ReactNode },
) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <Page width="form" padded>
      <PageTitle>{t("user.title")}</PageTitle>
      <Stack gap="block">
        <PageHeader title={t("user.title")} lead={user?.name} />
        <Tabs
          label={t("user.parts")}
          tabs={parts.map((each) => ({
            href: addressOf[each],
            label: t(`user.tab.${each}`),
            current: each === part,
          }))}
        />
        {user ? children(user) : <Skeleton label={t("user.loading")} count={3} />}
      </Stack>
    </Page>
  );
}
