import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { api, ok } from "../../api/client.ts";
import { endFromTimeValue, fromTimeValue } from "../../availability/time-of-day.ts";
import { type Day, instantAt, instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useFieldProblems } from "../../admin/field-problems.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { useCalendarChange } from "./use-calendar-change.ts";

/** Blocks a time of one date. */
export function BlockDialog({ therapistId, timeZone, day, onClose }: {
  therapistId: string;
  timeZone: string;
  day: Day;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const showFailure = useShowFailure();
  const form = useId();
  const [date, setDate] = useState<Day | undefined>(day);
  const [start, setStart] = useState<string>();
  const [end, setEnd] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const isBackward = start !== undefined && end !== undefined &&
    endFromTimeValue(end) <= fromTimeValue(start);
  const errorOf = (time: string | undefined) =>
    isChecked && time === undefined ? t("sessions.time.timeMissing") : undefined;
  const blocking = useCalendarChange(
    async (body: { startsAt: string; endsAt: string }) => {
      const params = { path: { therapistId } };
      await ok(api.POST("/api/assisted-calendars/{therapistId}/closed-times", { params, body }));
      return body;
    },
    {
      message: ({ startsAt, endsAt }) =>
        t("sessions.time.timeClosed", { when: format.span(startsAt, endsAt) }),
      onDone: onClose,
    },
  );
  const problems = useFieldProblems(blocking.error);
  const hasFieldProblems = ["startsAt", "endsAt"].some(problems.errorOf);

  function send() {
    setChecked(true);
    if (!date || !start || !end || isBackward) return;
    const at = (minutes: number) => instantOf(instantAt(timeZone, date, minutes));
    blocking.mutate({ startsAt: at(fromTimeValue(start)), endsAt: at(endFromTimeValue(end)) });
  }
  return (
    <CalendarDialog
      title={t("calendars.blockTitle")}
      form={form}
      submit={t("sessions.time.close")}
      pending={blocking.isPending}
      onClose={onClose}
    >
      <Form id={form} noValidate onSend={send}>
        <DateField label={t("sessions.time.day")} value={date} onChange={setDate} />
        <Row gap="stack" align="start">
          <TimeField
            label={t("sessions.time.start")}
            value={start}
            error={errorOf(start) ?? problems.errorOf("startsAt")}
            onChange={setStart}
          />
          <TimeField
            label={t("sessions.time.until")}
            value={end}
            error={isChecked && isBackward
              ? t("sessions.time.endBeforeStart")
              : errorOf(end) ?? problems.errorOf("endsAt")}
            onChange={setEnd}
          />
        </Row>
        {blocking.error && !hasFieldProblems && (
          <Note tone="error" urgent>{showFailure(blocking.error)}</Note>
        )}
      </Form>
    </CalendarDialog>
  );
}
