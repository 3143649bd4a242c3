import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconList } from "ui-kit/booking/icon-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { CourseLead } from "ui-kit/layout/course-lead.tsx";
import { CourseRow } from "ui-kit/layout/course-row.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { LessonLine } from "ui-kit/layout/lesson-line.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useIsRestoringSession, useSessionUser } from "../../api/use-sign-in-session.ts";
import {
  lessonHref,
  textIn,
  useCourseFacts,
  useCourseLanguage,
  useForeign,
} from "../../courses/course-words.ts";
import { type CourseCard, coursesQuery } from "../../courses/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { CodeDialog } from "./code-dialog.tsx";

const hrefOf = ({ id }: CourseCard) => `/courses/${id}`;

function useProgressWords() {
  const { t } = useTranslation();
  return (done: number, count: number) => t("courses.facts.progress", { done, count });
}

function Facts({ course }: { course: CourseCard }) {
  const { t } = useTranslation();
  const facts = useCourseFacts();
  const { owner, isOffered } = course;
  const onlyIn = facts.onlyIn(course);
  return (
    <IconList
      items={[
        { icon: "clock", text: facts.length(course) },
        { text: facts.access(course) },
        ...(owner ? [{ icon: "users" as const, text: owner.name }] : []),
        ...(onlyIn ? [{ text: onlyIn }] : []),
        ...(isOffered ? [] : [{ text: t("courses.facts.retired") }]),
      ]}
    />
  );
}

function Action({ course }: { course: CourseCard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const progressWords = useProgressWords();
  const { id, progress, lessonCount, hasAccess, firstLesson } = course;
  if (!hasAccess) return <Button href={hrefOf(course)}>{t("courses.list.look")}</Button>;
  if (!progress) {
    return (
      <Button href={lessonHref(id, firstLesson.id)}>
        {t("courses.list.start", { length: format.minutes(firstLesson.minutes) })}
      </Button>
    );
  }
  const { done, finishedAt, lessonId, certificateCode, minutesLeft } = progress;
  return (
    <>
      <LessonLine done={done} count={lessonCount} label={progressWords(done, lessonCount)} />
      {lessonId && (
        <Button href={lessonHref(id, lessonId)}>
          {t("courses.list.goOn", { length: format.minutes(minutesLeft) })}
        </Button>
      )}
      {finishedAt && (
        <Row as="span" gap="tight">
          <Icon name="check" size="small" />
          {t("courses.list.doneOn", { day: format.date(finishedAt, "brief") })}
        </Row>
      )}
      {certificateCode && (
        <span>
          <Link href={`/certificate/${certificateCode}`}>{t("courses.list.certificate")}</Link>
        </span>
      )}
    </>
  );
}

function ShelfRow({ course }: { course: CourseCard }) {
  const language = useCourseLanguage(course.languages);
  return (
    <CourseRow
      cover={course.cover}
      title={textIn(course.title, language)}
      lang={useForeign(language)}
      href={hrefOf(course)}
      outcome={textIn(course.outcome, language)}
      facts={<Facts course={course} />}
      action={<Action course={course} />}
    />
  );
}

function Shelf({ heading, courses }: { heading: string; courses: CourseCard[] }) {
  if (courses.length === 0) return null;
  return (
    <Section heading={heading} divided={false}>
      <Stack as="ol" gap="none">
        {courses.map((course) => <ShelfRow key={course.id} course={course} />)}
      </Stack>
    </Section>
  );
}

function GoOn({ course, progress }: {
  course: CourseCard;
  progress: NonNullable<CourseCard["progress"]>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const progressWords = useProgressWords();
  const language = useCourseLanguage(course.languages);
  const { done, minutesLeft, lastAt, lessonId } = progress;
  const length = format.minutes(minutesLeft);
  return (
    <CourseLead
      id="go-on"
      cover={course.cover}
      since={t("courses.list.openSince", { day: format.date(lastAt, "day") })}
      title={textIn(course.title, language)}
      lang={useForeign(language)}
      actions={
        <>
          {lessonId && (
            <Button variant="primary" href={lessonHref(course.id, lessonId)}>
              {t("courses.list.goOn", { length })}
            </Button>
          )}
          <Button variant="quiet" href={hrefOf(course)}>{t("courses.list.contents")}</Button>
        </>
      }
    >
      <LessonLine
        done={done}
        count={course.lessonCount}
        label={progressWords(done, course.lessonCount)}
      />
      <Row justify="between">
        <Text as="span" size="small" tone="soft">{progressWords(done, course.lessonCount)}</Text>
        <Text as="span" size="small" tone="soft" numeric>{t("courses.list.left", { length })}</Text>
      </Row>
    </CourseLead>
  );
}

function Courses({ courses }: { courses: CourseCard[] }) {
  const { t } = useTranslation();
  const open = courses
    .filter(({ progress }) => progress && progress.finishedAt === null)
    .toSorted((one, other) => other.progress!.lastAt.localeCompare(one.progress!.lastAt));
  const [first] = open;
  const finished = courses.filter(({ progress }) => progress?.finishedAt);
  const rest = courses.filter((course) => course !== first && !finished.includes(course));
  if (courses.length === 0) {
    return (
      <Empty
        message={t("courses.list.empty")}
        action={<Button href="/test">{t("courses.list.toTest")}</Button>}
      />
    );
  }
  return (
    <Stack gap="section">
      {first?.progress && <GoOn course={first} progress={first.progress} />}
      <Shelf heading={t(first ? "courses.list.more" : "courses.list.shelf")} courses={rest} />
      <Shelf heading={t("courses.list.finished")} courses={finished} />
    </Stack>
  );
}

export function prefetch(cache: QueryClient) {
  return cache.prefetchQuery(coursesQuery(null));
}

export function prefetchForUser(cache: QueryClient, { id }: CurrentUser) {
  return cache.prefetchQuery(coursesQuery(id));
}

export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const [isRedeeming, setRedeeming] = useState(false);
  const { data, error, refetch } = useQuery({
    ...coursesQuery(user?.id ?? null),
    enabled: !isRestoring,
  });
  const courses = isRestoring ? undefined : data;
  const title = t(user ? "courses.list.title" : "courses.list.visitorTitle");
  const reference = referenceOf(error);
  return (
    <Page tall>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        lead={t("courses.list.lead")}
        action={user && <Button onClick={() => setRedeeming(true)}>{t("courses.code.open")}
        </Button>}
      />
      {!courses && !error && (
        <Skeleton label={t("courses.list.loading")}>
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
      {error && !courses && (
        <Failed
          message={`${t("courses.list.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {courses && <Courses courses={courses} />}
      {user && isRedeeming && <CodeDialog onClose={() => setRedeeming(false)} />}
    </Page>
  );
}
