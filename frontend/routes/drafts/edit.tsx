import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router";
import { Page } from "ui-kit/layout/page.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { CourseEditor } from "./course-editor.tsx";
import { draftQuery, listHref, scopeOf } from "./queries.ts";

export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const user = useSessionUser();
  const { data, error, refetch } = useQuery({ ...draftQuery(id), enabled: user !== null });
  if (!data) return <PageFallback error={error} width="wide" onRetry={() => void refetch()} />;
  return (
    <Page tall>
      <PageTitle>{t("drafts.list.title")}</PageTitle>
      <BackLink href={listHref(scopeOf(pathname))}>{t("drafts.edit.back")}</BackLink>
      <CourseEditor key={data.id} loaded={data} isAdmin={user?.roles.includes("admin") ?? false} />
    </Page>
  );
}
