import { useTranslation } from "react-i18next";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { textIn } from "../../courses/course-words.ts";
import { ExerciseCard } from "../../courses/exercise-card.tsx";
import { LessonMaterials } from "../../courses/lesson-materials.tsx";
import type { LessonMaterial } from "../../courses/queries.ts";
import type { Language } from "../../i18n/language.ts";
import type { Material } from "./queries.ts";
import type { Editor } from "./use-draft.ts";

/** The lessons as learners see them, before they are published. */
export function Preview({ editor, language }: { editor: Editor; language: Language }) {
  const { t } = useTranslation();
  const { content, files } = editor;

  function shown(material: Material): LessonMaterial {
    if (material.kind === "exercise") return { ...material, answer: null };
    if (!("uploadId" in material)) return material;
    const { uploadId, ...rest } = material;
    const file = files[uploadId ?? ""] ?? null;
    return rest.kind === "file" ? { ...rest, file } : { ...rest, file, position: 0 };
  }

  return (
    <Stack gap="block">
      <Text size="lead" lang={language}>{textIn(content.outcome, language)}</Text>
      {content.lessons.map((lesson, at) => (
        <Section
          key={lesson.id}
          heading={textIn(lesson.title, language) || t("drafts.lessons.nth", { nth: at + 1 })}
        >
          <LessonMaterials
            materials={lesson.materials.map(shown)}
            language={language}
            onReload={() => void editor.reload()}
            exercise={({ id, title, task }) => (
              <ExerciseCard title={textIn(title, language)} task={textIn(task, language)}>
                <TextArea name={`preview-${id}`} label={t("courses.exercise.label")} disabled />
              </ExerciseCard>
            )}
          />
        </Section>
      ))}
    </Stack>
  );
}
