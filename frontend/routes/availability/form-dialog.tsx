import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";

/** A form over the page: what it keeps, and for something that is there already the way to take it away. */
export function FormDialog({ title, keep, removal, onSave, onClose, children }: {
  title: string;
  /** The words of its button. */
  keep: string;
  removal?: { label: string; onRemove: () => void } | undefined;
  /** Closes nothing by itself: what was written may be wrong. */
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <>
          {removal && (
            <Button
              variant="quiet"
              icon="trash-2"
              onClick={() => {
                removal.onRemove();
                onClose();
              }}
            >
              {removal.label}
            </Button>
          )}
          <Button variant="primary" type="submit" form={form}>{keep}</Button>
        </>
      }
    >
      <Form id={form} onSend={onSave} noValidate>
        <Stack gap="group">{children}</Stack>
      </Form>
    </Dialog>
  );
}

/** What a practitioner writes beside days that are not as the week. */
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
      maxLength={200}
      value={note}
      onChange={(event) => onNote(event.currentTarget.value)}
    />
  );
}
