import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { travelBetween, withTravel } from "./draft-rules.ts";
import { FormDialog } from "./form-dialog.tsx";
import { settingChoices, useValueText } from "./settings.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";

const general = "general";

/** The travel times between every two places. */
export function TravelDialog({ editor, onClose }: { editor: DraftEditor; onClose: () => void }) {
  const { t } = useTranslation();
  const valueText = useValueText();
  const { draft, change } = editor;
  const [edited, setEdited] = useState(draft);
  const pairs = draft.places.flatMap((from, at) =>
    draft.places.slice(at + 1).map((to) => ({ from, to }))
  );
  function options(minutes: number | null) {
    const numbers = new Set([
      ...settingChoices.travelMinutes,
      ...(minutes === null ? [] : [minutes]),
    ]);
    const usual = valueText("travelMinutes", draft.settings.travelMinutes);
    return [
      { id: general, label: t("availability.practice.asGeneral", { value: usual }) },
      ...[...numbers].sort((a, b) => a - b)
        .map((each) => ({ id: String(each), label: valueText("travelMinutes", each) })),
    ];
  }
  return (
    <FormDialog
      values={edited.travelTimes}
      onClose={onClose}
      onSave={() => {
        change((before) => ({ ...before, travelTimes: edited.travelTimes }));
        onClose();
      }}
      title={t("availability.travel.title")}
      saveLabel={t("availability.sheet.done")}
    >
      <Text size="small" tone="soft">{t("availability.travel.lead")}</Text>
      <Stack gap="none">
        {pairs.map(({ from, to }) => {
          const minutes = travelBetween(edited, from.id, to.id);
          return (
            <Select
              key={`${from.id} ${to.id}`}
              layout="row"
              label={`${from.name} – ${to.name}`}
              groups={[{ options: options(minutes) }]}
              picked={minutes === null ? general : String(minutes)}
              onPick={(id) =>
                setEdited((before) =>
                  withTravel(before, {
                    fromPlaceId: from.id,
                    toPlaceId: to.id,
                    minutes: id === general ? null : Number(id),
                  })
                )}
            />
          );
        })}
      </Stack>
    </FormDialog>
  );
}
