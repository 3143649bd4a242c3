import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { type Day, dayIn } from "../../days.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { useCalendarChange } from "./use-calendar-change.ts";

/** Closes the days from today on and offers their clients a choice. */
export function AbsenceDialog({ therapistId, timeZone, onClose }: {
  therapistId: string;
  timeZone: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const [toDate, setToDate] = useState<Day | undefined>(dayIn(timeZone, useRenderTime()));
  const starting = useCalendarChange(
    (toDate: Day) =>
      ok(api.POST("/api/assisted-calendars/{therapistId}/absence", {
        params: { path: { therapistId } },
        body: { toDate },
      })),
    {
      message: ({ sessions }) =>
        sessions.length > 0
          ? t("sessions.absence.done", { count: sessions.length })
          : t("calendars.absenceAlone"),
      onDone: onClose,
    },
  );
  return (
    <CalendarDialog
      title={t("calendars.absenceTitle")}
      form={form}
      submit={t("calendars.absenceStart")}
      pending={starting.isPending}
      onClose={onClose}
    >
      <Form id={form} noValidate onSend={() => toDate && starting.mutate(toDate)}>
        <DateField label={t("sessions.absence.lastDay")} value={toDate} onChange={setToDate} />
        <Text size="small" tone="soft">{t("calendars.absenceHelp")}</Text>
        {starting.error && <Note tone="error" urgent>{showFailure(starting.error)}</Note>}
      </Form>
    </CalendarDialog>
  );
}
