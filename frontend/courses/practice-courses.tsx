import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { textIn, useCourseLanguage, useForeign } from "./course-words.ts";
import { type CourseCard, coursesQuery } from "./queries.ts";

function CourseLink({ course }: { course: CourseCard }) {
  const language = useCourseLanguage(course.languages);
  return (
    <Link href={`/courses/${course.id}`} lang={useForeign(language)}>
      {textIn(course.title, language)}
    </Link>
  );
}

/** The courses that go with a practice; nothing until they are loaded. */
export function PracticeCourses({ code }: { code: string }) {
  const { t } = useTranslation();
  const user = useSessionUser();
  const { data = [] } = useQuery(coursesQuery(user?.id ?? null));
  const courses = data.filter(({ practices, isOffered }) => isOffered && practices.includes(code));
  return courses.map((course) => (
    <Row key={course.id} gap="tight">
      <Icon name="book-open" size="small" />
      <Text as="span" size="small">
        {t("preferences.course")} <CourseLink course={course} />
      </Text>
    </Row>
  ));
}
