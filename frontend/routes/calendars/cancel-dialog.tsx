import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { cancelAssistedSession as limits } from "../../api/limits/assisted-calendars.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useRequiredText } from "../../therapy-sessions/use-required-text.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import type { AssistedSession } from "./queries.ts";
import { useCalendarChange } from "./use-calendar-change.ts";

/** Cancels a session of a client, with a reason that the client reads. */
export function CancelDialog({ therapistId, session, timeZone, onClose }: {
  therapistId: string;
  session: AssistedSession;
  timeZone: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const showFailure = useShowFailure();
  const form = useId();
  const { id, client: { name }, startsAt, endsAt } = session;
  const required = useRequiredText(t("sessions.cancel.reasonMissing"), `cancel.${id}`);
  const cancelling = useCalendarChange(
    (reason: string) =>
      ok(api.POST("/api/assisted-calendars/{therapistId}/sessions/{id}/cancel", {
        params: { path: { therapistId, id } },
        body: { reason },
      })),
    {
      message: () => {
        required.forget();
        return t("journal.cancel.done");
      },
      onDone: onClose,
    },
  );
  return (
    <CalendarDialog
      title={t("journal.cancel.title")}
      form={form}
      submit={t("journal.cancel.confirm")}
      pending={cancelling.isPending}
      onClose={onClose}
    >
      <Form
        id={form}
        noValidate
        onSend={(entries) => {
          const text = String(entries.get("reason") ?? "").trim();
          if (required.check(text)) cancelling.mutate(text);
        }}
      >
        <Text>{[name, format.span(startsAt, endsAt)].join(", ")}</Text>
        <Note>{t("sessions.cancel.outcome", { name })}</Note>
        <TextArea
          name="reason"
          label={t("sessions.cancel.reason")}
          description={t("sessions.cancel.reasonHelp")}
          ref={required.ref}
          defaultValue={required.start}
          aria-required
          error={required.error}
          onChange={({ currentTarget: { value } }) => required.typed(value)}
          maxLength={limits.reason.maxLength}
          rows={2}
        />
        {cancelling.error && <Note tone="error" urgent>{showFailure(cancelling.error)}</Note>}
      </Form>
    </CalendarDialog>
  );
}
