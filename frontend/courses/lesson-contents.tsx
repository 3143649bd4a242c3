import { useTranslation } from "react-i18next";
import { LessonRings } from "ui-kit/layout/lesson-rings.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { LessonLinks } from "ui-kit/navigation/lesson-links.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { lessonHref, textIn, useCourseLanguage, useForeign } from "./course-words.ts";
import type { Course } from "./queries.ts";

/** The rings of a course and its lessons. */
export function LessonContents({ course, currentId }: {
  course: Course;
  currentId?: string | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useCourseLanguage(course.languages);
  const { id, lessons, hasAccess, progress, lessonCount: count } = course;
  const done = progress?.done ?? 0;
  const now = currentId ?? progress?.lessonId;
  const states = lessons.map((lesson) => {
    if (lesson.doneAt) return "done" as const;
    return lesson.id === now ? "now" as const : "coming" as const;
  });
  return (
    <Stack gap="block">
      <Row gap="group" wrap={false}>
        <LessonRings lessons={states} label={t("courses.show.ringsLabel", { done, count })} />
        <Stack gap="hair">
          <Text size="lead">{`${done} / ${count}`}</Text>
          <Text size="small" tone="soft">{t("courses.show.rings")}</Text>
        </Stack>
      </Row>
      <LessonLinks
        label={t("courses.show.lessons")}
        doneText={t("courses.show.done")}
        lang={useForeign(language)}
        lessons={lessons.map((lesson) => ({
          id: lesson.id,
          title: textIn(lesson.title, language),
          href: hasAccess ? lessonHref(id, lesson.id) : undefined,
          length: format.minutes(lesson.minutes),
          done: lesson.doneAt !== null,
          current: lesson.id === currentId,
        }))}
      />
    </Stack>
  );
}
