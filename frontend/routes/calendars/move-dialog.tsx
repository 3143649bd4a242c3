import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { rescheduleAssistedSession as limits } from "../../api/limits/assisted-calendars.ts";
import { useIdempotencyKey } from "../../api/use-submit.ts";
import { fromTimeValue, minuteIn, toTimeValue } from "../../availability/time-of-day.ts";
import { type Day, dayIn, instantAt, instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useRequiredText } from "../../therapy-sessions/use-required-text.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import type { AssistedSession } from "./queries.ts";
import { useCalendarChange } from "./use-calendar-change.ts";
import { useTimeRefusal } from "./use-time-refusal.ts";

/** Moves a session of a client to another time. */
export function MoveDialog({ therapistId, session, timeZone, onClose }: {
  therapistId: string;
  session: AssistedSession;
  timeZone: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const timeRefusal = useTimeRefusal();
  const form = useId();
  const intent = useIdempotencyKey();
  const reason = useRequiredText(t("sessions.cancel.reasonMissing"), `move.${session.id}`);
  const [date, setDate] = useState<Day | undefined>(dayIn(timeZone, session.startsAt));
  const [start, setStart] = useState<string | undefined>(
    toTimeValue(minuteIn(timeZone, session.startsAt)),
  );
  const { id, startsAt: shownStartsAt } = session;
  const { name } = session.client;
  const moving = useCalendarChange(
    ({ startsAt, reason }: { startsAt: string; reason: string }) => {
      const body = { startsAt, reason, shownStartsAt };
      const header = { "idempotency-key": intent.keyOf(body) };
      return ok(api.POST("/api/assisted-calendars/{therapistId}/sessions/{id}/reschedule", {
        params: { path: { therapistId, id }, header },
        body,
      }));
    },
    {
      message: ({ startsAt }) => {
        intent.done();
        reason.forget();
        return t("sessions.calendar.moved", { name, when: format.dateTime(startsAt) });
      },
      onDone: onClose,
    },
  );
  const { error } = moving;
  const alternatives = error instanceof ApiError ? error.problem.alternatives ?? [] : [];

  function send(entries: FormData) {
    const text = String(entries.get("reason") ?? "").trim();
    if (!date || !start || !reason.check(text)) return;
    const startsAt = instantOf(instantAt(timeZone, date, fromTimeValue(start)));
    moving.mutate({ startsAt, reason: text });
  }
  return (
    <CalendarDialog
      title={t("sessions.calendar.moveTitle", { name })}
      form={form}
      submit={t("sessions.calendar.confirmMove")}
      pending={moving.isPending}
      onClose={onClose}
    >
      <Form id={form} noValidate onSend={send}>
        <Text>{format.span(session.startsAt, session.endsAt)}</Text>
        <DateField label={t("sessions.time.day")} value={date} onChange={setDate} />
        <TimeField
          label={t("sessions.time.start")}
          value={start}
          error={start === undefined ? t("calendars.startMissing") : undefined}
          onChange={setStart}
        />
        <TextArea
          name="reason"
          label={t("sessions.cancel.reason")}
          description={t("sessions.cancel.reasonHelp")}
          ref={reason.ref}
          defaultValue={reason.start}
          aria-required
          error={reason.error}
          onChange={({ currentTarget: { value } }) => reason.typed(value)}
          maxLength={limits.reason.maxLength}
          rows={2}
        />
        {error && (
          <Note
            tone="error"
            urgent
            actions={alternatives.map((time) => (
              <Button
                key={time}
                small
                onClick={() => {
                  setDate(dayIn(timeZone, time));
                  setStart(toTimeValue(minuteIn(timeZone, time)));
                }}
              >
                {format.dateTime(time)}
              </Button>
            ))}
          >
            {timeRefusal(error)}
          </Note>
        )}
      </Form>
    </CalendarDialog>
  );
}
