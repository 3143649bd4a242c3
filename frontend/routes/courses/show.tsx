import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { IconList } from "ui-kit/booking/icon-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { CourseCover } from "ui-kit/layout/course-cover.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useIsRestoringSession, useSessionUser } from "../../api/use-sign-in-session.ts";
import {
  lessonHref,
  textIn,
  useCourseFacts,
  useCourseLanguage,
  useForeign,
} from "../../courses/course-words.ts";
import { BuyCourse } from "../../courses/buy-course.tsx";
import { LessonContents } from "../../courses/lesson-contents.tsx";
import { type Course, courseQuery } from "../../courses/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { PageLocation } from "../../page-location.ts";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { PageTitle } from "../../shell/page-title.tsx";

const practiceHref = (code: string) => `/practices/${code.toLowerCase().replaceAll("_", "-")}`;

/** Why the lessons are closed, and how they open. */
function Closed({ course }: { course: Course }) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useSessionUser();
  const { id, access, owner, priceCents } = course;
  const signIn = (
    <Button variant="primary" href={`/login?returnUrl=${encodeURIComponent(`/courses/${id}`)}`}>
      {t("courses.show.signIn")}
    </Button>
  );
  if (access === "free") {
    return <Note icon="lock" actions={signIn}>{t("courses.show.signInWhy")}</Note>;
  }
  const why = {
    clients: t("courses.show.closedClients", { name: owner?.name ?? "" }),
    code: t("courses.show.closedCode"),
    bought: t("courses.show.closedBought", { price: format.money(priceCents ?? 0) }),
  };
  return (
    <Note
      icon="lock"
      actions={
        <>
          {!user && signIn}
          {owner && (
            <Button href={`/therapist/view/${owner.slug}`}>
              {t("courses.show.toPractitioner")}
            </Button>
          )}
          {user && access === "bought" && <BuyCourse course={course} />}
          {user && access === "code" && <Button href="/courses">{t("courses.code.open")}</Button>}
        </>
      }
    >
      {why[access]} {!user &&
        t(access === "bought" ? "courses.show.signInToBuy" : "courses.show.closedSignIn")}
    </Note>
  );
}

function NextStep({ course }: { course: Course }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, progress, firstLesson, hasAccess } = course;
  if (!hasAccess) return <Closed course={course} />;
  if (!progress) {
    return (
      <Row>
        <Button variant="primary" href={lessonHref(id, firstLesson.id)}>
          {t("courses.list.start", { length: format.minutes(firstLesson.minutes) })}
        </Button>
      </Row>
    );
  }
  const { lessonId, minutesLeft, certificateCode } = progress;
  return (
    <Row>
      {lessonId && (
        <Button variant="primary" href={lessonHref(id, lessonId)}>
          {t("courses.list.goOn", { length: format.minutes(minutesLeft) })}
        </Button>
      )}
      {certificateCode && (
        <Button
          variant={lessonId ? "secondary" : "primary"}
          href={`/certificate/${certificateCode}`}
        >
          {t("courses.lesson.toCertificate")}
        </Button>
      )}
    </Row>
  );
}

function CourseDetails({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const facts = useCourseFacts();
  const language = useCourseLanguage(course.languages);
  const lang = useForeign(language);
  const { cover, owner, practices, isOffered } = course;
  const summary = course.summary[language];
  const onlyIn = facts.onlyIn(course);
  return (
    <Columns size="panel" aside={<LessonContents course={course} />}>
      <Stack gap="block">
        <Stack>
          <h1 lang={lang}>{textIn(course.title, language)}</h1>
          <IconList
            items={[
              { icon: "clock", text: facts.length(course) },
              {
                icon: course.hasAccess || course.access === "free" ? "check" : "lock",
                text: facts.access(course),
              },
              ...(owner ? [{ icon: "users" as const, text: owner.name }] : []),
              ...(onlyIn ? [{ icon: "info" as const, text: onlyIn }] : []),
            ]}
          />
        </Stack>
        <CourseCover name={cover} shape="film" />
        <Section heading={t("courses.show.whatYouKnow")} divided={false}>
          <Text size="lead" lang={lang}>{textIn(course.outcome, language)}</Text>
        </Section>
        {!isOffered && <Note>{t("courses.show.retired")}</Note>}
        <NextStep course={course} />
        {summary && (
          <Section heading={t("courses.show.about")} divided={false}>
            <Prose lang={lang}>
              {summary.split(/\n+/).map((paragraph, at) => <p key={at}>{paragraph}</p>)}
            </Prose>
          </Section>
        )}
        {practices.length > 0 && (
          <Section heading={t("courses.show.practices")} divided={false}>
            <Row gap="group">
              {practices.map((code) => (
                <Link key={code} href={practiceHref(code)}>{label("THERAPY_TYPE", code)}</Link>
              ))}
            </Row>
          </Section>
        )}
      </Stack>
    </Columns>
  );
}

export function prefetch(cache: QueryClient, { params }: PageLocation) {
  return cache.prefetchQuery(courseQuery(params["id"] ?? "", null));
}

export function prefetchForUser(
  cache: QueryClient,
  { id }: CurrentUser,
  { params }: PageLocation,
) {
  return cache.prefetchQuery(courseQuery(params["id"] ?? "", id));
}

export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const { data, error, refetch } = useQuery({
    ...courseQuery(id, user?.id ?? null),
    enabled: !isRestoring,
  });
  const course = isRestoring ? undefined : data;
  const language = useCourseLanguage(course?.languages ?? []);
  if (!course) {
    return (
      <PageFallback
        error={isRestoring ? null : error}
        width="wide"
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Page>
      <PageTitle>{textIn(course.title, language)}</PageTitle>
      <BackLink href="/courses">{t("courses.show.back")}</BackLink>
      <CourseDetails course={course} />
    </Page>
  );
}
