import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";

/** A dialog with one form; `form` is its id. Without `submit` there is nothing to send. */
export function CalendarDialog({ title, form, submit, pending, children, onClose }: {
  title: string;
  form: string;
  submit: string | null;
  pending: boolean;
  children: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={title}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.leave")}</Button>
          {submit && (
            <Button variant="primary" type="submit" form={form} pending={pending}>{submit}</Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
