import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type Instead, type Place, usesOf, withoutPlace, withPlace } from "./draft.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { Editing } from "./use-editor.ts";
import { useProblemText } from "./use-words.ts";

/** The name of a place, or a new one. */
export function PlaceDialog({ editing, place, onClose }: {
  editing: Editing;
  place: Place | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const sayProblem = useProblemText();
  const { draft, change, problems } = editing;
  const [name, setName] = useState(place?.name ?? "");
  const [tried, setTried] = useState(false);
  const trimmed = name.trim();
  const refused = problems.find(({ spot }) => spot.at === "place" && spot.placeId === place?.id);
  const isTaken = draft.places.some((each) => each.id !== place?.id && each.name === trimmed);
  const error = [
    tried && trimmed === "" && t("availability.place.nameMissing"),
    isTaken && sayProblem({ errCode: "ERR_REPEATED" }),
    refused && sayProblem(refused),
  ].find(Boolean) || undefined;

  function save() {
    setTried(true);
    if (trimmed === "" || isTaken) return;
    change((before) => withPlace(before, { id: place?.id ?? crypto.randomUUID(), name: trimmed }));
    onClose();
  }
  return (
    <FormDialog
      onClose={onClose}
      onSave={save}
      title={t(place ? "availability.place.rename" : "availability.place.new")}
      keep={t("availability.place.keep")}
    >
      <TextField
        name="place-name"
        label={t("availability.place.name")}
        description={t("availability.place.nameHelp")}
        maxLength={200}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** What giving a place up does, and what becomes of the hours there. */
export function PlaceRemoval({ editing, place, onClose }: {
  editing: Editing;
  place: Place;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { draft, change } = editing;
  const [instead, setInstead] = useState("video");
  const uses = usesOf(draft, place.id);
  const isUsed = uses.rules + uses.dates > 0;
  const others = draft.places.filter(({ id }) => id !== place.id);

  function remove() {
    const becomes: Instead = instead === "away"
      ? "away"
      : { placeId: instead === "video" ? null : instead };
    change((before) => withoutPlace(before, place.id, isUsed ? becomes : "away"));
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
            picked={instead}
            onPick={setInstead}
            options={[
              { value: "video", label: t("availability.place.toVideo") },
              ...others.map(({ id, name }) => ({
                value: id,
                label: t("availability.place.toOther", { name }),
              })),
              { value: "away", label: t("availability.place.toAway") },
            ]}
          />
        )}
        <Text size="small" tone="soft">{t("availability.place.bookedStay")}</Text>
      </Stack>
    </Dialog>
  );
}
