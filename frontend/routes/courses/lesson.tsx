import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Divider } from "ui-kit/layout/divider.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { Breadcrumbs } from "ui-kit/navigation/breadcrumbs.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useIsRestoringSession, useSessionUser } from "../../api/use-sign-in-session.ts";
import { lessonHref, textIn, useCourseLanguage, useForeign } from "../../courses/course-words.ts";
import { ExerciseCard } from "../../courses/exercise-card.tsx";
import { LessonContents } from "../../courses/lesson-contents.tsx";
import { LessonMaterials } from "../../courses/lesson-materials.tsx";
import {
  type CourseLesson,
  lessonQuery,
  savePlace,
  useSaveProgress,
} from "../../courses/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { ExerciseForm } from "./exercise-form.tsx";

/** One button, which names what comes next. */
function NextStep({ view, user }: { view: CourseLesson; user: CurrentUser }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { course, id } = view;
  const language = useCourseLanguage(course.languages);
  const saving = useSaveProgress(course.id, user.id);
  const at = course.lessons.findIndex((lesson) => lesson.id === id);
  const [before, here, next] = [course.lessons[at - 1], course.lessons[at], course.lessons[at + 1]];
  const title = next ? textIn(next.title, language) : "";

  function goOn() {
    saving.mutate({ lessonId: id, done: true }, {
      onSuccess: ({ progress }) => {
        const open = next?.id ?? progress?.lessonId;
        const certificate = progress?.certificateCode;
        if (open) void navigate(lessonHref(course.id, open));
        else void navigate(certificate ? `/certificate/${certificate}` : `/courses/${course.id}`);
      },
    });
  }

  return (
    <Stack gap="group">
      <Divider />
      {saving.error && (
        <Note tone="error" urgent>
          {t("courses.lesson.saveFailed")} {showFailure(saving.error)}
        </Note>
      )}
      <Row justify="between" gap="stack">
        {before
          ? (
            <Button variant="quiet" icon="arrow-left" href={lessonHref(course.id, before.id)}>
              {t("courses.lesson.previous")}
            </Button>
          )
          : <span />}
        {here?.doneAt && next
          ? (
            <Button variant="primary" href={lessonHref(course.id, next.id)}>
              {t("courses.lesson.goOn", { title })}
            </Button>
          )
          : here?.doneAt && course.progress?.certificateCode
          ? (
            <Button variant="primary" href={`/certificate/${course.progress.certificateCode}`}>
              {t("courses.lesson.toCertificate")}
            </Button>
          )
          : (
            <Button variant="primary" pending={saving.isPending} onClick={goOn}>
              {next ? t("courses.lesson.next", { title }) : t("courses.lesson.finish")}
            </Button>
          )}
      </Row>
    </Stack>
  );
}

function Lesson({ view, user, onReload }: {
  view: CourseLesson;
  user: CurrentUser;
  onReload: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { course, id, materials } = view;
  const language = useCourseLanguage(course.languages);
  const lang = useForeign(language);
  const at = course.lessons.findIndex((lesson) => lesson.id === id);
  const lesson = course.lessons[at]!;
  const head = [
    t("courses.facts.nth", { nth: at + 1, count: course.lessonCount }),
    format.minutes(lesson.minutes),
  ];
  return (
    <>
      <PageTitle>{textIn(lesson.title, language)}</PageTitle>
      <Breadcrumbs
        label={t("courses.lesson.place")}
        ancestors={[
          { href: "/courses", label: t("courses.list.visitorTitle") },
          {
            href: `/courses/${course.id}`,
            label: <span lang={lang}>{textIn(course.title, language)}</span>,
          },
        ]}
        current={<span lang={lang}>{textIn(lesson.title, language)}</span>}
      />
      <Columns
        size="panel"
        aside={
          <Stack gap="block">
            <LessonContents course={course} currentId={id} />
            <Note icon="life-buoy">
              {t("courses.lesson.help")} <Link href="/help">{t("courses.lesson.helpLink")}</Link>
            </Note>
          </Stack>
        }
      >
        <Stack as="article" gap="part">
          <Stack as="header" gap="inline">
            <Text size="small" tone="soft">{head.join(" · ")}</Text>
            <h1 lang={lang}>{textIn(lesson.title, language)}</h1>
          </Stack>
          <LessonMaterials
            materials={materials}
            language={language}
            onPlace={(materialId, seconds) =>
              savePlace(course.id, { lessonId: id, positions: { [materialId]: seconds } })}
            onReload={() => void onReload()}
            exercise={(exercise) => (
              <ExerciseCard
                title={textIn(exercise.title, language)}
                task={textIn(exercise.task, language)}
                lang={lang}
              >
                <ExerciseForm
                  key={exercise.answer?.version ?? ""}
                  courseId={course.id}
                  materialId={exercise.id}
                  userId={user.id}
                  answer={exercise.answer}
                  onReload={onReload}
                />
              </ExerciseCard>
            )}
          />
          <NextStep view={view} user={user} />
        </Stack>
      </Columns>
    </>
  );
}

function LessonPage({ id, lessonId, user }: { id: string; lessonId: string; user: CurrentUser }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery({
    ...lessonQuery(id, lessonId, user.id),
    retry: false,
  });
  const { mutate } = useSaveProgress(id, user.id);
  const opened = useRef("");
  const readId = data?.id;
  useEffect(() => {
    if (readId !== lessonId || opened.current === lessonId) return;
    opened.current = lessonId;
    mutate({ lessonId });
  }, [readId, lessonId, mutate]);

  if (error) {
    const isClosed = hasErrorCode(error, "ERR_COURSE_CLOSED");
    if (isClosed || hasErrorCode(error, "ERR_NOT_FOUND")) {
      return (
        <>
          <PageTitle>{t("courses.list.title")}</PageTitle>
          <BackLink href="/courses">{t("courses.show.back")}</BackLink>
          <PageHeader title={t("courses.list.title")} />
          <Empty
            message={t(isClosed ? "courses.lesson.closed" : "courses.lesson.removed")}
            action={
              <Button variant="primary" href={`/courses/${id}`}>
                {t(isClosed ? "courses.lesson.howToOpen" : "courses.lesson.toCourse")}
              </Button>
            }
          />
        </>
      );
    }
    const reference = referenceOf(error);
    if (!data) {
      return (
        <>
          <PageTitle>{t("courses.list.visitorTitle")}</PageTitle>
          <BackLink href={`/courses/${id}`}>{t("courses.lesson.toCourse")}</BackLink>
          <PageHeader title={t("courses.lesson.failed")} />
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
            reference={reference && t("shell.reference", { id: reference })}
          />
        </>
      );
    }
  }
  if (!data || data.id !== lessonId) return <Loading id={id} />;
  return <Lesson key={data.id} view={data} user={user} onReload={() => refetch()} />;
}

function Loading({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="block">
      <BackLink href={`/courses/${id}`}>{t("courses.lesson.toCourse")}</BackLink>
      <Skeleton label={t("courses.list.loading")}>
        <SkeletonLine shape="heading" width="half" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </Skeleton>
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation();
  const { id = "", lesson = "" } = useParams();
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const returnUrl = encodeURIComponent(lessonHref(id, lesson));
  return (
    <Page tall>
      {user
        ? <LessonPage id={id} lessonId={lesson} user={user} />
        : isRestoring
        ? <Loading id={id} />
        : (
          <>
            <PageTitle>{t("courses.list.visitorTitle")}</PageTitle>
            <BackLink href={`/courses/${id}`}>{t("courses.lesson.toCourse")}</BackLink>
            <PageHeader title={t("courses.list.visitorTitle")} />
            <Empty
              message={t("courses.lesson.signIn")}
              action={
                <Button variant="primary" href={`/login?returnUrl=${returnUrl}`}>
                  {t("courses.show.signIn")}
                </Button>
              }
            />
          </>
        )}
    </Page>
  );
}
