import { useState } from "react";
import { useTranslation } from "react-i18next";
import { courseLimits as limits } from "backend/domain/course-content.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { NumberField } from "ui-kit/controls/number-field.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { FoldItem } from "ui-kit/layout/fold-item.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { Language } from "../../i18n/language.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Materials } from "./materials.tsx";
import { type Lesson, newLesson } from "./queries.ts";
import type { Editor } from "./use-draft.ts";

function LessonFields({ lesson, editor, language }: {
  lesson: Lesson;
  editor: Editor;
  language: Language;
}) {
  const { t } = useTranslation();
  const { content, change, changeLesson } = editor;
  return (
    <Stack gap="group">
      <TextField
        name={`lesson-${lesson.id}`}
        label={t("drafts.lessons.title")}
        lang={language}
        maxLength={limits.title}
        value={lesson.title[language]}
        onChange={({ currentTarget: { value } }) =>
          changeLesson({ ...lesson, title: { ...lesson.title, [language]: value } })}
      />
      <NumberField
        label={t("drafts.lessons.minutes")}
        min={1}
        max={limits.minutes}
        value={lesson.minutes}
        onChange={(value) => changeLesson({ ...lesson, minutes: value ?? 1 })}
      />
      <Materials lesson={lesson} editor={editor} language={language} />
      <Row>
        <Button
          variant="quiet"
          small
          icon="trash-2"
          onClick={() => change({ lessons: content.lessons.filter(({ id }) => id !== lesson.id) })}
        >
          {t("drafts.lessons.remove")}
        </Button>
      </Row>
    </Stack>
  );
}

/** The lessons in their order, which dragging or the arrow keys change. */
export function Lessons({ editor, language }: { editor: Editor; language: Language }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { content: { lessons }, change } = editor;
  const [openId, setOpen] = useState<string | null>(null);
  const nameOf = ({ title }: Lesson, at: number) =>
    title[language] || title.et || title.en || title.ru || t("drafts.lessons.nth", { nth: at + 1 });

  function add() {
    const lesson = newLesson();
    change({ lessons: [...lessons, lesson] });
    setOpen(lesson.id);
  }

  return (
    <Section heading={t("drafts.lessons.heading")}>
      <OrderList
        items={lessons.map((lesson, at) => ({
          id: lesson.id,
          name: nameOf(lesson, at),
          content: (
            <FoldItem
              title={nameOf(lesson, at)}
              note={format.minutes(lesson.minutes)}
              open={lesson.id === openId}
              onToggle={() => setOpen(lesson.id === openId ? null : lesson.id)}
              toggleLabel={t(
                lesson.id === openId ? "drafts.lessons.close" : "drafts.lessons.change",
                { name: nameOf(lesson, at) },
              )}
            >
              <LessonFields lesson={lesson} editor={editor} language={language} />
            </FoldItem>
          ),
        }))}
        onOrder={(ids) =>
          change({ lessons: ids.flatMap((id) => lessons.filter((each) => each.id === id)) })}
        handleLabel={(name) => t("drafts.order.handle", { name })}
        movedText={(name, position, count) =>
          t("drafts.order.moved", { name, position, all: count })}
      />
      {lessons.length < limits.lessons && (
        <Row>
          <Button icon="plus" onClick={add}>{t("drafts.lessons.add")}</Button>
        </Row>
      )}
    </Section>
  );
}
