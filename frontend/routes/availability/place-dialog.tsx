import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { updateAvailability as limits } from "../../api/limits/availability.ts";
import { type Place, type Replacement, usesOf, withoutPlace, withPlace } from "./draft.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

export function PlaceDialog({ editor, place, onClose }: {
  editor: DraftEditor;
  place: Place | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { draft, change, problems } = editor;
  const [name, setName] = useState(place?.name ?? "");
  const [submitted, setSubmitted] = useState(false);
  const trimmed = name.trim();
  const serverProblem = problems.find(({ location }) =>
    location.at === "place" && location.placeId === place?.id
  );
  const isTaken = draft.places.some((each) => each.id !== place?.id && each.name === trimmed);
  const error = [
    submitted && trimmed === "" && t("availability.place.nameMissing"),
    isTaken && problemText({ errCode: "ERR_REPEATED" }),
    serverProblem && problemText(serverProblem),
  ].find(Boolean) || undefined;

  function save() {
    setSubmitted(true);
    if (trimmed === "" || isTaken) return;
    change((before) => withPlace(before, { id: place?.id ?? crypto.randomUUID(), name: trimmed }));
    onClose();
  }
  return (
    <FormDialog
      values={name}
      onClose={onClose}
      onSave={save}
      title={t(place ? "availability.place.rename" : "availability.place.new")}
      saveLabel={t("availability.sheet.done")}
    >
      <TextField
        name="place-name"
        label={t("availability.place.name")}
        description={t("availability.place.nameHelp")}
        maxLength={limits.places.items.name.maxLength}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

export function RemovePlaceDialog({ editor, place, onClose }: {
  editor: DraftEditor;
  place: Place;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { draft, change } = editor;
  const [choice, setChoice] = useState("video");
  const uses = usesOf(draft, place.id);
  const isUsed = uses.rules + uses.dates > 0;
  const others = draft.places.filter(({ id }) => id !== place.id);

  function remove() {
    const hours: Replacement = choice === "delete"
      ? "delete"
      : { placeId: choice === "video" ? null : choice };
    change((before) => withoutPlace(before, place.id, isUsed ? hours : "delete"));
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("availability.place.removeTitle", { name: place.name })}
      closeLabel={t("shell.close")}
      actions={<Button variant="primary" onClick={remove}>{t("availability.place.remove")}</Button>}
    >
      <Stack gap="group">
        {isUsed
          ? (
            <Text>
              {t("availability.place.usedRules", { count: uses.rules })}{" "}
              {uses.dates > 0 && t("availability.place.usedDates", { count: uses.dates })}
            </Text>
          )
          : <Text>{t("availability.place.unused")}</Text>}
        {isUsed && (
          <RadioGroup
            label={t("availability.place.instead")}
            picked={choice}
            onPick={setChoice}
            options={[
              { value: "video", label: t("availability.place.toVideo") },
              ...others.map(({ id, name }) => ({
                value: id,
                label: t("availability.place.toOther", { name }),
              })),
              { value: "delete", label: t("availability.place.toAway") },
            ]}
          />
        )}
        <Text size="small" tone="soft">{t("availability.place.bookedStay")}</Text>
      </Stack>
    </Dialog>
  );
}
