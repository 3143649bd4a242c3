import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { holdersOf, type Right } from "backend/domain/rights.ts";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { AdminLayout } from "ui-kit/layout/admin-layout.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { hasErrorCode } from "../api/api-error.ts";
import { useCurrentUser, useIsRestoringSession } from "../api/use-sign-in-session.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { AdminPalette } from "./admin-palette.tsx";
import { adminMenu, adminMenuPath, adminSections, rightToPage } from "./admin-menu.ts";
import { useRights } from "./use-rights.ts";
import { useRoleChanges } from "./use-role-changes.ts";
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

/** Who may open a page, as its refusal says it. */
function openTo(right: Right): "admins" | "moderators" | "cashiers" | "staff" {
  const roles = holdersOf(right);
  if (roles.includes("reviewer")) return roles.includes("finance") ? "staff" : "moderators";
  return roles.includes("finance") ? "cashiers" : "admins";
}

function NoRights({ right, hadRight }: { right: Right; hadRight: boolean }) {
  const { t } = useTranslation();
  const title = t(`admin.refused.titles.${openTo(right)}`);
  return (
    <Page padded tall>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        lead={t(hadRight ? "admin.refused.taken" : "admin.refused.text")}
        action={<Button variant="primary" href="/">{t("admin.refused.home")}</Button>}
      />
    </Page>
  );
}

/** A page for those who have the right to it. The server refuses all others whatever this page shows. */
export function AdminPage({ title, heading = title, lead, action, back, children }: {
  title: string;
  heading?: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The list that the page belongs to. */
  back?: { href: string; label: string };
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  const may = useRights();
  const { error } = useQuery({ ...summaryQuery, enabled: may("see-summary") });
  useRoleChanges();
  const right = rightToPage(pathname);
  const isAllowed = may(right) && !hasErrorCode(error, "ERR_FORBIDDEN");
  const [hadRight, setHadRight] = useState(isAllowed);
  if (isAllowed && !hadRight) setHadRight(true);
  if (!user && isRestoring) {
    return (
      <Page padded tall>
        <PageTitle>{title}</PageTitle>
        <PageHeader title={heading} lead={lead} />
        <Skeleton label={t("admin.list.loading")} count={4} />
      </Page>
    );
  }
  if (!isAllowed) return <NoRights right={right} hadRight={hadRight} />;
  return (
    <AdminLayout
      navigation={<Navigation />}
      label={t("admin.menu")}
      closeLabel={t("shell.close")}
      address={pathname}
      tools={<AdminPalette />}
    >
      <PageTitle section={t("admin.title")}>{title}</PageTitle>
      <div>
        {back && <BackLink href={back.href}>{back.label}</BackLink>}
        <PageHeader title={heading} lead={lead} action={action} />
      </div>
      {children}
    </AdminLayout>
  );
}
