import { useTranslation } from "react-i18next";
import { courseLimits as limits } from "backend/domain/course-content.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Language } from "../../i18n/language.ts";
import { MaterialFields } from "./material-fields.tsx";
import { type Lesson, type Material, newMaterial } from "./queries.ts";
import type { Editor } from "./use-draft.ts";

const kinds = ["text", "exercise", "video", "audio", "file", "link"] as const;

/** The materials of a lesson in their order. */
export function Materials({ lesson, editor, language }: {
  lesson: Lesson;
  editor: Editor;
  language: Language;
}) {
  const { t } = useTranslation();
  const { changeLesson } = editor;
  const { materials } = lesson;
  const put = (next: Material[]) => changeLesson({ ...lesson, materials: next });
  const nameOf = (material: Material) => {
    const kind = t(`drafts.kinds.${material.kind}`);
    const title = "title" in material ? material.title[language] : "";
    return title ? `${kind}: ${title}` : kind;
  };
  return (
    <Stack gap="stack">
      <OrderList
        items={materials.map((material) => ({
          id: material.id,
          name: nameOf(material),
          content: (
            <Card>
              <Text weight="label">{t(`drafts.kinds.${material.kind}`)}</Text>
              <MaterialFields {...{ material, lesson, editor, language }} />
              <Row>
                <Button
                  variant="quiet"
                  small
                  icon="trash-2"
                  aria-label={t("drafts.materials.removeNamed", { name: nameOf(material) })}
                  onClick={() => put(materials.filter(({ id }) => id !== material.id))}
                >
                  {t("drafts.materials.remove")}
                </Button>
              </Row>
            </Card>
          ),
        }))}
        onOrder={(ids) => put(ids.flatMap((id) => materials.filter((each) => each.id === id)))}
        handleLabel={(name) => t("drafts.order.handle", { name })}
        movedText={(name, position, count) =>
          t("drafts.order.moved", { name, position, all: count })}
      />
      {materials.length < limits.materials && (
        <Row role="group" aria-label={t("drafts.materials.add")}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              small
              icon="plus"
              onClick={() => put([...materials, newMaterial(kind)])}
            >
              {t(`drafts.kinds.${kind}`)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
