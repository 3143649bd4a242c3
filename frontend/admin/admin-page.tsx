import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { AdminLayout } from "ui-kit/layout/admin-layout.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { hasErrorCode } from "../api/api-error.ts";
import { useCurrentUser, useIsRestoringSession } from "../api/use-sign-in-session.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { AdminPalette } from "./admin-palette.tsx";
import { adminMenu, adminMenuPath, adminSections, rightToPage } from "./admin-menu.ts";
import { useRights } from "./use-rights.ts";
import { summaryQuery } from "./summary.ts";

function Navigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery(summaryQuery);
  const may = useRights();
  const items = adminSections.flatMap((section) => {
    const rows = adminMenu.filter((page) => page.section === section && may(page.right));
    return [
      ...(section !== "start" && rows.length > 0
        ? [{ section: t(`admin.sections.${section}`) }]
        : []),
      ...rows.map(({ path, name, icon, ...page }) => ({
        path,
        title: t(`admin.pages.${name}`),
        icon,
        badge: "badge" in page ? data?.[page.badge] || undefined : undefined,
      })),
    ];
  });
  return (
    <VerticalMenu
      label={t("admin.title")}
      current={adminMenuPath(pathname)}
      newTabLabel={t("shell.newTab")}
      items={items}
    />
  );
}

function NoRights() {
  const { t } = useTranslation();
  return (
    <Page padded tall>
      <PageHeader
        title={t("admin.refused.title")}
        lead={t("admin.refused.text")}
        action={<Button variant="primary" href="/">{t("admin.refused.home")}</Button>}
      />
    </Page>
  );
}

/** A page for those who have the right to it. The server refuses all others whatever this page shows. */
export function AdminPage({ title, heading = title, lead, action, children }: {
  title: string;
  heading?: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  const may = useRights();
  const { error } = useQuery({ ...summaryQuery, enabled: may("see-summary") });
  if (!user && isRestoring) {
    return (
      <Page padded tall>
        <PageTitle>{title}</PageTitle>
        <PageHeader title={heading} lead={lead} />
        <Skeleton label={t("admin.list.loading")} count={4} />
      </Page>
    );
  }
  if (!may(rightToPage(pathname)) || hasErrorCode(error, "ERR_FORBIDDEN")) {
    return (
      <>
        <PageTitle>{t("admin.refused.title")}</PageTitle>
        <NoRights />
      </>
    );
  }
  return (
    <AdminLayout
      navigation={<Navigation />}
      label={t("admin.menu")}
      closeLabel={t("shell.close")}
      address={pathname}
      tools={<AdminPalette />}
    >
      <PageTitle>{`${title} – ${t("admin.title")}`}</PageTitle>
      <PageHeader title={heading} lead={lead} action={action} />
      {children}
    </AdminLayout>
  );
}
