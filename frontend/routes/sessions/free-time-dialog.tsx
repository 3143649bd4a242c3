import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { api, ok } from "../../api/client.ts";
import { closeTime as closeLimits } from "../../api/limits/availability.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useBookingDraft } from "../../client-booking/booking-draft.ts";
import { focusIn } from "../../client-booking/use-client-booking.ts";
import { type Day, instantAt, instantOf, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchSessions } from "../../therapy-sessions/queries.ts";
import { endFromTimeValue, fromTimeValue, toTimeValue } from "../../availability/time-of-day.ts";
import { BookingFields, type FieldsProps, type FreeTimeProps } from "./booking-fields.tsx";

const closedMinutes = 60;

/** Books a client in at a free time, or closes it. */
export function FreeTimeDialog(props: FreeTimeProps) {
  const { t } = useTranslation();
  const [what, setWhat] = useState<"bookClient" | "closeTime">("bookClient");
  const form = useId();
  const [isSending, setSending] = useState(false);
  const dates = useFormat("UTC");
  const draft = useBookingDraft({
    slot: `${props.time.date} ${props.time.from}`,
    clientId: props.client?.id,
  });
  const [date, setDate] = useState<Day | undefined>(draft.texts.date ?? props.time.date);
  const time = { ...props.time, date: date ?? props.time.date };
  const Fields = what === "bookClient" ? BookingFields : ClosingFields;
  return (
    <Dialog
      open
      title={dates.opening(dates.date(noonOf(time.date), "spoken"))}
      closeLabel={t("journal.cancel.close")}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t("sessions.leave")}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            pending={isSending}
            disabled={date === undefined}
          >
            {t(what === "bookClient" ? "sessions.time.book" : "sessions.time.close")}
          </Button>
        </>
      }
    >
      <RadioGroup
        variant="segments"
        label={t("sessions.time.who")}
        labelHidden
        picked={what}
        onPick={(value) => setWhat(value === "closeTime" ? "closeTime" : "bookClient")}
        options={(["bookClient", "closeTime"] as const)
          .map((value) => ({ value, label: t(`sessions.time.${value}`) }))}
      />
      <DateField
        label={t("sessions.time.day")}
        value={date}
        onChange={(next) => {
          setDate(next);
          if (next) draft.keep({ date: next });
        }}
      />
      <Fields {...props} time={time} draft={draft} form={form} onSending={setSending} />
    </Dialog>
  );
}

function ClosingFields({ calendar, time, form, onSending, onClose }: FieldsProps) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const [start, setStart] = useState<string | undefined>(toTimeValue(time.from));
  const [end, setEnd] = useState<string | undefined>(
    toTimeValue(Math.min(time.from + closedMinutes, 24 * 60 - 1)),
  );
  const [isChecked, setChecked] = useState(false);
  const fields = { start: useRef<HTMLDivElement>(null), end: useRef<HTMLDivElement>(null) };
  const from = start === undefined ? null : fromTimeValue(start);
  const to = end === undefined ? null : endFromTimeValue(end);
  const isBackward = from !== null && to !== null && to <= from;
  const errorOf = (minutes: number | null) =>
    isChecked && minutes === null ? t("sessions.time.timeMissing") : undefined;
  const closing = useSubmit({
    mutationFn: async ({ from, to, note }: { from: number; to: number; note: string }) => {
      const at = (minutes: number) => instantOf(instantAt(calendar.timeZone, time.date, minutes));
      const body = { startsAt: at(from), endsAt: at(to), note };
      await ok(api.POST("/api/availability/closed-times", { body }));
      return body;
    },
    onMutate: () => onSending(true),
    onSettled: () => {
      onSending(false);
      refetchSessions(queries);
    },
    onSuccess: ({ startsAt, endsAt }) => {
      const when = format.span(startsAt, endsAt);
      void notify({ tone: "success", message: t("sessions.time.timeClosed", { when }) });
      onClose();
    },
  });
  function send(entries: FormData) {
    setChecked(true);
    if (from === null) return focusIn(fields.start);
    if (to === null || isBackward) return focusIn(fields.end);
    closing.mutate({ from, to, note: String(entries.get("note") ?? "") });
  }
  return (
    <Form id={form} noValidate onSend={send}>
      <Row gap="stack" align="start">
        <TimeField
          ref={fields.start}
          label={t("sessions.time.start")}
          value={start}
          error={errorOf(from)}
          onChange={setStart}
        />
        <TimeField
          ref={fields.end}
          label={t("sessions.time.until")}
          value={end}
          error={isChecked && isBackward ? t("sessions.time.endBeforeStart") : errorOf(to)}
          onChange={setEnd}
        />
      </Row>
      <TextField
        name="note"
        label={t("sessions.time.note")}
        maxLength={closeLimits.note.maxLength}
      />
      {closing.error && <Note tone="error" urgent>{showFailure(closing.error)}</Note>}
    </Form>
  );
}
