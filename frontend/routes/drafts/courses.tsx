import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { CourseRow } from "ui-kit/layout/course-row.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { draftsQuery, type EditedCourse, listHref, type Scope, scopeOf } from "./queries.ts";

const looks: Record<EditedCourse["state"], Pick<BadgeProps, "tone" | "icon">> = {
  draft: { icon: "pencil" },
  published: { tone: "success", icon: "check" },
  retired: { icon: "archive" },
};

function EditedRow({ course, scope }: { course: EditedCourse; scope: Scope }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { id, title, cover, state, listing, ownerName, learners, updatedAt, isChanged } = course;
  const facts = [
    ...(scope === "all" ? [ownerName ?? t("drafts.list.marketplace")] : []),
    t("drafts.list.lessons", { count: course.lessonCount }),
    t("drafts.list.learners", { count: learners }),
    t("drafts.list.changed", { day: format.date(updatedAt, "brief") }),
  ];
  return (
    <CourseRow
      headingLevel={2}
      cover={cover}
      title={title[language] || title.et || title.en || title.ru || t("drafts.list.untitled")}
      href={`${listHref(scope)}/edit/${id}`}
      outcome={facts.join(" · ")}
      action={
        <>
          <Row gap="tight">
            <Badge {...looks[state]}>{t(`drafts.state.${state}`)}</Badge>
            {listing === "asked" && (
              <Badge tone="warning" icon="clock">{t("drafts.listing.asked")}</Badge>
            )}
          </Row>
          {state === "published" && isChanged && <span>{t("drafts.list.unpublished")}</span>}
        </>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Skeleton label={t("drafts.list.loading")}>
      <SkeletonLine shape="block" />
      <SkeletonLine shape="block" />
    </Skeleton>
  );
}

function CourseList({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(draftsQuery(scope));
  const creating = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/course-drafts", {
        body: { owner: scope === "all" ? "marketplace" : "me" },
      })),
    onSuccess: ({ id }) => void navigate(`${listHref(scope)}/edit/${id}`),
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  const reference = referenceOf(error);
  const create = (
    <Button
      variant="primary"
      icon="plus"
      pending={creating.isPending}
      onClick={() => creating.mutate()}
    >
      {t("drafts.list.create")}
    </Button>
  );
  return (
    <>
      {scope === "own"
        ? (
          <PageHeader
            title={t("drafts.list.title")}
            lead={t("drafts.list.lead")}
            action={data && data.length > 0 && create}
          />
        )
        : data && data.length > 0 && <Row justify="end">{create}</Row>}
      {!data && !error && <Loading />}
      {error && !data && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data?.length === 0 && <Empty message={t("drafts.list.none")} action={create} />}
      {data && data.length > 0 && (
        <Stack as="ol" gap="none">
          {data.map((course) => <EditedRow key={course.id} course={course} scope={scope} />)}
        </Stack>
      )}
    </>
  );
}

export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  const scope = scopeOf(pathname);
  if (scope === "all") {
    return (
      <AdminPage title={t("drafts.list.title")} lead={t("drafts.list.leadAdmin")}>
        <CourseList scope="all" />
      </AdminPage>
    );
  }
  const isOther = user ? user.therapistId === null : !isRestoring;
  return (
    <Page tall>
      <PageTitle>{t("drafts.list.title")}</PageTitle>
      {!isOther && <BackLink href="/sessions">{t("drafts.list.back")}</BackLink>}
      {isOther && (
        <PageHeader
          title={t("drafts.list.refused")}
          lead={t("drafts.list.refusedText")}
          action={<Button variant="primary" href="/courses">{t("drafts.list.toCourses")}</Button>}
        />
      )}
      {!user && isRestoring && (
        <>
          <PageHeader title={t("drafts.list.title")} lead={t("drafts.list.lead")} />
          <Loading />
        </>
      )}
      {user?.therapistId && <CourseList scope="own" />}
    </Page>
  );
}
