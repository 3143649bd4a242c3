import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PrivateNote } from "ui-kit/booking/private-note.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { textIn } from "./course-words.ts";
import { courseAnswersQuery } from "./queries.ts";

const first = 3;

/** What the user wrote in courses, as entries of the journal. */
export function MyExercises() {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const user = useSessionUser();
  const [isWhole, setWhole] = useState(false);
  const { data: answers = [] } = useQuery({
    ...courseAnswersQuery(user?.id ?? ""),
    enabled: user !== null,
  });
  if (answers.length === 0) return null;
  return (
    <Stack as="section" gap="group">
      <h2>{t("journal.exercises.heading")}</h2>
      {answers.slice(0, isWhole ? undefined : first).map((
        { id, courseId, course, exercise, text, updatedAt },
      ) => (
        <Card as="article" key={id}>
          <Text size="small" tone="soft">{format.date(updatedAt, "long")}</Text>
          <PrivateNote
            title={textIn(exercise, language)}
            text={text}
            lock={t("journal.session.onlyYou")}
          />
          <Text size="small">
            <Link href={`/courses/${courseId}`}>{textIn(course, language)}</Link>
          </Text>
        </Card>
      ))}
      {!isWhole && answers.length > first && (
        <Row>
          <Button small onClick={() => setWhole(true)}>
            {t("journal.exercises.more", { count: answers.length })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
