import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useBookingDraft } from "../../client-booking/booking-draft.ts";
import { ClientBookingFields } from "../../client-booking/client-booking-fields.tsx";
import { useBookingChoice } from "../../client-booking/use-booking-choice.ts";
import { useClientBooking } from "../../client-booking/use-client-booking.ts";
import { useRefusalText } from "../../client-booking/use-refusal-text.ts";
import { type Day, mondayOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { type AssistedCalendar, clientsQuery, refetchCalendars, weekQuery } from "./queries.ts";

/** Books a client in; a time outside of the working hours only after a warning. */
export function BookDialog({ therapistId, calendar, day, onClose }: {
  therapistId: string;
  calendar: AssistedCalendar;
  day: Day;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const showFailure = useShowFailure();
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const form = useId();
  const clients = useQuery(clientsQuery(therapistId));
  const draft = useBookingDraft({ slot: day, calendarId: therapistId });
  const [date, setDate] = useState<Day | undefined>(draft.texts.date ?? day);
  const isShown = date === undefined || calendar.days.some((one) => one.date === date);
  const ofWeek =
    useQuery({ ...weekQuery(therapistId, mondayOf(date ?? day)), enabled: !isShown }).data;
  const choice = useBookingChoice({ calendar: ofWeek ?? calendar, date, draft });
  const booking = useClientBooking({
    ...{ choice, draft, outsideHours: false },
    send: (body, keyOf) =>
      ok(api.POST("/api/assisted-calendars/{therapistId}/sessions", {
        params: { path: { therapistId }, header: { "idempotency-key": keyOf(body) } },
        body,
      })),
    onSettled: () => refetchCalendars(queries),
    onBooked: ({ client: { name }, startsAt }) => {
      const message = t("sessions.time.booked", { name, when: format.dateTime(startsAt) });
      void notify({ tone: "success", message });
      onClose();
    },
  });
  const { refusal, hasAddress, isPhoneRefused } = booking;
  return (
    <CalendarDialog
      title={t("sessions.time.bookClient")}
      form={form}
      submit={t("sessions.time.book")}
      pending={booking.isPending}
      onClose={onClose}
    >
      <Form id={form} noValidate onSend={booking.send}>
        {clients.error && <Note tone="error">{showFailure(clients.error)}</Note>}
        <ClientBookingFields
          {...{ calendar, choice, draft, booking }}
          clients={clients.data?.clients ?? []}
          day={
            <DateField
              label={t("sessions.time.day")}
              value={date}
              onChange={(next) => {
                setDate(next);
                if (next) draft.keep({ date: next });
              }}
            />
          }
        />
        <Text size="small" tone="soft">{booking.mailHelp}</Text>
        {refusal && !hasAddress && !isPhoneRefused && (
          <Note tone="error" urgent>
            {hasErrorCode(refusal, "ERR_SLOT_NOT_OFFERED")
              ? t("calendars.notFree")
              : refusalText(refusal)}
          </Note>
        )}
      </Form>
    </CalendarDialog>
  );
}
