import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { bookForClient as bookLimits } from "../../api/limits/therapy-sessions.ts";
import { explanationKey } from "../../availability/explanation-query.ts";
import { toTimeValue } from "../../availability/time-of-day.ts";
import type { BookingDraft } from "../../client-booking/booking-draft.ts";
import { ClientBookingFields } from "../../client-booking/client-booking-fields.tsx";
import { useBookingChoice } from "../../client-booking/use-booking-choice.ts";
import { useClientBooking } from "../../client-booking/use-client-booking.ts";
import { useRefusalText } from "../../client-booking/use-refusal-text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import {
  refetchSessions,
  sessionsQuery,
  type WorkCalendar,
  workCalendarQuery,
} from "../../therapy-sessions/queries.ts";
import type { FreeTime } from "./free-time.ts";
import { isRefusedTime, useTimeReasons } from "./use-time-reasons.ts";

type Client = { id: string; name: string };

export type FreeTimeProps = {
  calendar: WorkCalendar;
  time: FreeTime;
  /** The client whose session is open beside the calendar. */
  client: Client | null;
  onClose: () => void;
};

export type FieldsProps = FreeTimeProps & {
  draft: BookingDraft;
  form: string;
  onSending: (isSending: boolean) => void;
};

/** Why the practitioner cannot book a client at a time; `refused` when the server has said so. */
function WhyNot({ reasons, refused }: { reasons: string[]; refused: boolean }) {
  return (
    <Note tone="error" urgent={refused}>
      <Stack gap="tight">
        {reasons.map((reason, at) => <Text key={at} size="small">{reason}</Text>)}
      </Stack>
    </Note>
  );
}

/** The client, the practice and the start of a session that the practitioner books for a client. */
export function BookingFields(
  { calendar, time, client: openClient, draft, form, onSending, onClose }: FieldsProps,
) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const pages = useInfiniteQuery(sessionsQuery("therapist")).data?.pages ?? [];
  const sessions = pages.flatMap((page) => page.sessions);
  const clients = new Map(
    [...openClient ? [openClient] : [], ...sessions.map(({ client }) => client)]
      .map(({ id, name }) => [id, name]),
  );
  const ofDay = useQuery({
    ...workCalendarQuery(time.date, time.date),
    enabled: !calendar.days.some(({ date }) => date === time.date),
  }).data;
  const choice = useBookingChoice({
    ...{ calendar: ofDay ?? calendar, draft, date: time.date },
    start: toTimeValue(time.from),
    client: openClient?.id,
  });
  const { practice, startsAt } = choice;
  const { reasons, outsideHours } = useTimeReasons(
    calendar,
    startsAt && practice ? { eventTypeUrl: practice, startsAt } : null,
  );
  const note = draft.texts.note ?? "";
  const booking = useClientBooking({
    ...{ choice, draft, outsideHours, onSending },
    send: (body, keyOf) => {
      const message = note.trim();
      const whole = { ...body, ...message && { note: message } };
      return ok(api.POST("/api/therapy-sessions/therapist", {
        params: { header: { "idempotency-key": keyOf(whole) } },
        body: whole,
      }));
    },
    onSettled: () => {
      refetchSessions(queries);
      void queries.invalidateQueries({ queryKey: explanationKey });
    },
    onBooked: ({ client: { name }, startsAt }) => {
      const message = t("sessions.time.booked", { name, when: format.dateTime(startsAt) });
      void notify({ tone: "success", message });
      onClose();
    },
  });
  const { refusal, hasAddress, isPhoneRefused, isOutside } = booking;
  const isExplained = isRefusedTime(refusal) && reasons.length > 0 && !isOutside;
  return (
    <Form id={form} noValidate onSend={booking.send}>
      <ClientBookingFields
        {...{ calendar, choice, draft, booking, reasons }}
        clients={[...clients].map(([id, name]) => ({ id, name }))}
        whyNot={reasons.length > 0 && !isExplained && <WhyNot reasons={reasons} refused={false} />}
      />
      <TextArea
        name="note"
        value={note}
        onChange={({ currentTarget: { value } }) => draft.keep({ note: value })}
        label={t("sessions.time.clientNote")}
        maxLength={bookLimits.note.maxLength}
        rows={2}
      />
      <Text size="small" tone="soft">{booking.mailHelp}</Text>
      {isExplained && <WhyNot reasons={reasons} refused />}
      {refusal && !hasAddress && !isPhoneRefused && !isExplained && (
        <Note tone="error" urgent>{refusalText(refusal)}</Note>
      )}
    </Form>
  );
}
