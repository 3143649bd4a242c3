import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { createAccessGrant as limits } from "../api/limits/admin.ts";
import { useShowFailure } from "../shell/show-failure.ts";

const { minLength, maxLength } = limits.reason;

/** Why private data has to be opened. What is written stays when sending fails. */
export function AccessDialog({ title, sendLabel, sending, onClose }: {
  title: string;
  sendLabel: string;
  sending: { isPending: boolean; error: Error | null; mutate: (reason: string) => void };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const [reason, setReason] = useState("");
  const [isTooShort, setTooShort] = useState(false);
  function send() {
    const isShort = reason.trim().length < minLength;
    setTooShort(isShort);
    if (!isShort) sending.mutate(reason.trim());
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("admin.records.back")}</Button>
          <Button variant="primary" type="submit" form={form} pending={sending.isPending}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={send}>
        <Stack gap="group">
          <Note icon="eye">{t("admin.records.isRead")}</Note>
          <TextArea
            name="reason"
            rows={3}
            label={t("admin.records.reason")}
            description={t("admin.records.reasonHelp")}
            maxLength={maxLength}
            value={reason}
            error={isTooShort ? t("admin.records.reasonShort", { least: minLength }) : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {sending.error && <Note tone="error" urgent>{showFailure(sending.error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
