import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { declineLead as limits } from "../api/limits/admin.ts";
import { useShowFailure } from "../shell/show-failure.ts";

/** A refusal needs a reason, because it is mailed. What is written stays when sending fails. */
export function ReasonDialog({ title, text, sendLabel, sending, failure, onClose, children }: {
  title: string;
  text: string;
  /** Instead of "Decline and send". */
  sendLabel?: string | undefined;
  sending: { isPending: boolean; error: Error | null; mutate: (reason: string) => void };
  /** Said instead of the sentence of the refusal. */
  failure?: string | undefined;
  onClose: () => void;
  children?: React.ReactNode;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  function send() {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") sending.mutate(reason.trim());
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("admin.leads.back")}</Button>
          <Button variant="primary" type="submit" form={form} pending={sending.isPending}>
            {sendLabel ?? t("admin.leads.send")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={send}>
        <Stack gap="group">
          <Text>{text}</Text>
          {children}
          <TextArea
            name="reason"
            label={t("admin.leads.reason")}
            maxLength={limits.reason.maxLength}
            value={reason}
            error={isMissing ? t("admin.leads.reasonMissing") : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {sending.error && <Note tone="error" urgent>{failure ?? showFailure(sending.error)}
          </Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
