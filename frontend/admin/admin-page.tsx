import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { AdminLayout } from "ui-kit/layout/admin-layout.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { hasErrorCode } from "../api/api-error.ts";
import { useCurrentUser, useIsRestoringSession } from "../api/use-sign-in-session.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { summaryQuery } from "./summary.ts";

const queues = [
  { name: "leads", icon: "mail" },
  { name: "practitioners", icon: "user-round" },
  { name: "certificates", icon: "badge-check" },
  { name: "reviews", icon: "star" },
  { name: "rules", icon: "shield-check" },
] as const satisfies { name: string; icon: IconName }[];

function Navigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery(summaryQuery);
  return (
    <VerticalMenu
      label={t("admin.title")}
      current={pathname.startsWith("/admin/rules/") ? "/admin/rules" : pathname}
      newTabLabel={t("shell.newTab")}
      items={[
        { path: "/admin", title: t("admin.pages.overview"), icon: "layout-dashboard" },
        { section: t("admin.waiting") },
        ...queues.map(({ name, icon }) => ({
          path: `/admin/${name}`,
          title: t(`admin.pages.${name}`),
          icon,
          badge: data?.[name] || undefined,
        })),
        { section: t("admin.money") },
        {
          path: "/admin/gift-cards",
          title: t("admin.pages.giftCards"),
          icon: "gift",
          badge: data?.giftCardsToPost || undefined,
        },
        { path: "/admin/payments", title: t("admin.pages.payments"), icon: "wallet" },
        { path: "/admin/ledger", title: t("admin.pages.ledger"), icon: "list" },
        { section: t("admin.operations") },
        {
          path: "/admin/courses",
          title: t("admin.pages.courses"),
          icon: "book-open",
          badge: data?.courses || undefined,
        },
        { path: "/admin/invitations", title: t("admin.pages.invitations"), icon: "send" },
        { path: "/sessions/team", title: t("shell.teams"), icon: "users" },
        { path: "/admin/actions", title: t("admin.pages.actions"), icon: "scroll-text" },
      ]}
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

/** A page for administrators. The server refuses all others whatever this page shows. */
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
  const isAdmin = user?.roles.includes("admin") ?? false;
  const { error } = useQuery({ ...summaryQuery, enabled: isAdmin });
  if (!user && isRestoring) {
    return (
      <Page padded tall>
        <PageTitle>{title}</PageTitle>
        <PageHeader title={heading} lead={lead} />
        <Skeleton label={t("admin.list.loading")} count={4} />
      </Page>
    );
  }
  if (!isAdmin || hasErrorCode(error, "ERR_FORBIDDEN")) {
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
    >
      <PageTitle>{`${title} – ${t("admin.title")}`}</PageTitle>
      <PageHeader title={heading} lead={lead} action={action} />
      {children}
    </AdminLayout>
  );
}
