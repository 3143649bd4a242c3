import { gridMinutes } from "backend/domain/availability-draft.ts";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { updateAvailability as limits } from "../../api/limits/availability.ts";
import type { DayRange, Draft } from "./draft.ts";
import { endFromTimeValue, fromTimeValue, toTimeValue } from "../../availability/time-of-day.ts";
import { usePlaceName } from "./use-labels.ts";

function DiscardDialog({ open, onDiscard, onClose }: {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("availability.sheet.discardTitle")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button variant="quiet" onClick={onDiscard}>{t("availability.sheet.discard")}</Button>
          <Button variant="primary" onClick={onClose}>{t("availability.sheet.back")}</Button>
        </>
      }
    >
      <Text>{t("availability.sheet.discardText")}</Text>
    </Dialog>
  );
}

/** Closes without a question only while the values are those of the opening. */
export function FormDialog(
  { title, size, saveLabel, values, removal, onSave, onClose, children }: {
    title: string;
    size?: "regular" | "wide";
    saveLabel: string;
    values: unknown;
    removal?: { label: string; icon?: "rotate-ccw"; onRemove: () => void } | undefined;
    /** Does not close the dialog, because the form may have errors. */
    onSave: () => void;
    onClose: () => void;
    children: ReactNode;
  },
) {
  const { t } = useTranslation();
  const form = useId();
  const now = JSON.stringify(values);
  const [atOpening] = useState(now);
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <>
      <Dialog
        open
        onClose={() => now === atOpening ? onClose() : setDiscarding(true)}
        title={title}
        size={size}
        closeLabel={t("shell.close")}
        actions={
          <>
            {removal && (
              <Button
                variant="quiet"
                icon={removal.icon ?? "trash-2"}
                onClick={() => {
                  removal.onRemove();
                  onClose();
                }}
              >
                {removal.label}
              </Button>
            )}
            <Button variant="primary" type="submit" form={form}>{saveLabel}</Button>
          </>
        }
      >
        <Form id={form} onSend={onSave} noValidate>
          <Stack gap="group">{children}</Stack>
        </Form>
      </Dialog>
      <DiscardDialog
        open={isDiscarding}
        onDiscard={onClose}
        onClose={() => setDiscarding(false)}
      />
    </>
  );
}

export function NoteField({ name, note, onNote }: {
  name: string;
  note: string;
  onNote: (note: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      name={name}
      label={t("availability.note.label")}
      description={t("availability.note.help")}
      maxLength={limits.exceptions.items.note.maxLength}
      value={note}
      onChange={(event) => onNote(event.currentTarget.value)}
    />
  );
}

export type RangeInput = {
  from: string | undefined;
  to: string | undefined;
  placeId: string | null;
};

export type RangeErrors = { from?: string | undefined; to?: string | undefined; place?: string };

const video = "video";

export function toRangeInput({ fromMinute, toMinute, placeId }: DayRange): RangeInput {
  return { from: toTimeValue(fromMinute), to: toTimeValue(toMinute), placeId };
}

/** The range of a form; null while a time is incomplete. */
export function fromRangeInput({ from, to, placeId }: RangeInput): DayRange | null {
  if (from === undefined || to === undefined) return null;
  return { fromMinute: fromTimeValue(from), toMinute: endFromTimeValue(to), placeId };
}

/** The first time that is no multiple of the grid, or null. */
export function offGridField({ fromMinute, toMinute }: DayRange): "from" | "to" | null {
  if (fromMinute % gridMinutes !== 0) return "from";
  return toMinute % gridMinutes === 0 ? null : "to";
}

export function RangeFields({ range, draft, errors = {}, onChange }: {
  range: RangeInput;
  draft: Draft;
  errors?: RangeErrors | undefined;
  onChange: (range: RangeInput) => void;
}) {
  const { t } = useTranslation();
  const placeName = usePlaceName(draft);
  const ids = [...draft.places.map(({ id }) => id), video];
  const nameOf = (id: string) => placeName(id === video ? null : id);
  return (
    <Stack gap="group">
      <Row gap="group" align="start">
        <TimeField
          label={t("availability.range.from")}
          value={range.from}
          error={errors.from}
          onChange={(from) => onChange({ ...range, from })}
        />
        <TimeField
          label={t("availability.range.to")}
          value={range.to}
          error={errors.to}
          onChange={(to) => onChange({ ...range, to })}
        />
      </Row>
      <Select
        label={t("availability.range.place")}
        groups={[{ options: ids.map((id) => ({ id, label: nameOf(id) })) }]}
        picked={range.placeId ?? video}
        error={errors.place}
        onPick={(id) => onChange({ ...range, placeId: id === video ? null : id })}
      />
    </Stack>
  );
}
