import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { reportReview as limits } from "../../api/limits/reviews.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Review } from "./queries.ts";

const reasons = [
  "personal-data",
  "insult",
  "health-promise",
  "untrue",
  "advertising",
  "answer",
  "other",
] as const;

type Reason = (typeof reasons)[number];

/** Every visitor can report a review; an administrator decides about it. */
export function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const reporting = useSubmit({
    mutationFn: (reason: Reason) =>
      ok(api.POST("/api/reviews/{id}/reports", {
        params: { path: { id: review.id } },
        body: { reason, note },
      })),
    onSuccess: () => {
      onClose();
      void notify({ tone: "success", message: t("therapist.report.done") });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("therapist.report.title")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("therapist.report.leave")}</Button>
          <Button variant="primary" type="submit" form={form} pending={reporting.isPending}>
            {t("therapist.report.send")}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={() => reason ? reporting.mutate(reason) : setMissing(true)}
      >
        <Stack gap="group">
          <Text>{t("therapist.report.text")}</Text>
          <RadioGroup
            label={t("therapist.report.reason")}
            picked={reason}
            error={isMissing && !reason ? t("therapist.report.reasonMissing") : undefined}
            options={reasons.filter((one) => one !== "answer" || review.answer !== null)
              .map((value) => ({ value, label: t(`therapist.report.reasons.${value}`) }))}
            onPick={(value) => setReason(reasons.find((one) => one === value))}
          />
          <TextArea
            name="note"
            label={t("therapist.report.note")}
            value={note}
            rows={2}
            maxLength={limits.note.maxLength}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
          {reporting.error && <Note tone="error" urgent>{showFailure(reporting.error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
