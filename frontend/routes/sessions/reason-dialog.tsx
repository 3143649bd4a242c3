import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { waiveTherapySessionFee as limits } from "../../api/limits/therapy-sessions.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useRequiredText } from "../../therapy-sessions/use-required-text.ts";

/** A change that is confirmed with a reason, which clients read. */
export function ReasonDialog(
  { title, text, confirm, keep, change, done, missing, draftName, onClose }: {
    title: string;
    text: string;
    confirm: string;
    keep: string;
    change: {
      error: unknown;
      isPending: boolean;
      mutate: (reason: string, callbacks: { onSuccess: () => void }) => void;
    };
    /** What is said when it is done. */
    done: string;
    /** What is said without a reason; a reason is optional without it. */
    missing?: string;
    /** Where an unsent reason is kept. */
    draftName: string;
    onClose: () => void;
  },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const reason = useRequiredText(missing, draftName);
  return (
    <Dialog
      open
      title={title}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="primary" type="submit" form={form} pending={change.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={(entries) => {
          const given = String(entries.get("reason") ?? "").trim();
          if (!reason.check(given)) return;
          change.mutate(given, {
            onSuccess: () => {
              reason.forget();
              onClose();
              void notify({ tone: "success", message: done });
            },
          });
        }}
      >
        <Text>{text}</Text>
        {change.error ? <Note tone="error" urgent>{showFailure(change.error)}</Note> : null}
        <TextArea
          name="reason"
          label={t(missing ? "sessions.cancel.reason" : "sessions.fee.reason")}
          description={t("sessions.cancel.reasonHelp")}
          ref={reason.ref}
          defaultValue={reason.start}
          aria-required={reason.isRequired}
          error={reason.error}
          onChange={({ currentTarget: { value } }) => reason.typed(value)}
          maxLength={limits.reason.maxLength}
          rows={2}
        />
      </Form>
    </Dialog>
  );
}
