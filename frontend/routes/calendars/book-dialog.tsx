import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useIdempotencyKey } from "../../api/use-submit.ts";
import { fromTimeValue } from "../../availability/time-of-day.ts";
import { type Day, instantAt, instantOf } from "../../days.ts";
import { hasAddressInName } from "../../forms.ts";
import { type Language, languageNames, languages } from "../../i18n/i18n.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { type AssistedCalendar, clientsQuery } from "./queries.ts";
import { useCalendarChange } from "./use-calendar-change.ts";
import { useTimeRefusal } from "./use-time-refusal.ts";

const newClient = "new";

type Who = { id: string } | { name: string; email: string; language: Language };

/** Books a client in at a start in the working hours. */
export function BookDialog({ therapistId, calendar, day, onClose }: {
  therapistId: string;
  calendar: AssistedCalendar;
  day: Day;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat(calendar.timeZone);
  const showFailure = useShowFailure();
  const timeRefusal = useTimeRefusal();
  const form = useId();
  const intent = useIdempotencyKey();
  const clients = useQuery(clientsQuery(therapistId));
  const [chosen, setChosen] = useState<string>();
  const [practice, setPractice] = useState(calendar.practices[0]?.eventTypeUrl ?? "");
  const [date, setDate] = useState<Day | undefined>(day);
  const [start, setStart] = useState<string>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isChecked, setChecked] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const booking = useCalendarChange(
    ({ who, startsAt }: { who: Who; startsAt: string }) => {
      const body = { eventTypeUrl: practice, startsAt, client: who };
      const header = { "idempotency-key": intent.keyOf(body) };
      return ok(api.POST("/api/assisted-calendars/{therapistId}/sessions", {
        params: { path: { therapistId }, header },
        body,
      }));
    },
    {
      message: ({ client, startsAt }) => {
        intent.done();
        return t("sessions.time.booked", { name: client.name, when: format.dateTime(startsAt) });
      },
      onDone: onClose,
    },
  );
  const hasAddress = hasAddressInName(booking.error);

  function send(entries: FormData) {
    const [name = "", email = ""] = ["name", "email"]
      .map((field) => String(entries.get(field) ?? "").trim());
    const nameless = chosen === newClient && (name === "" || !email.includes("@"));
    setChecked(true);
    setNameless(nameless);
    if (!chosen || !date || !start || nameless) return;
    const who = chosen === newClient ? { name, email, language } : { id: chosen };
    const startsAt = instantOf(instantAt(calendar.timeZone, date, fromTimeValue(start)));
    booking.mutate({ who, startsAt });
  }
  return (
    <CalendarDialog
      title={t("sessions.time.bookClient")}
      form={form}
      submit={t("sessions.time.book")}
      pending={booking.isPending}
      onClose={onClose}
    >
      <Form id={form} noValidate onSend={send}>
        <Select
          label={t("sessions.time.client")}
          groups={[{
            options: [
              ...(clients.data?.clients ?? []).map(({ id, name }) => ({ id, label: name })),
              { id: newClient, label: t("sessions.time.newClient") },
            ],
          }]}
          picked={chosen}
          placeholder={t("sessions.time.chooseClient")}
          error={isChecked && !chosen ? t("sessions.time.clientMissing") : undefined}
          onPick={setChosen}
        />
        {clients.error && <Note tone="error">{showFailure(clients.error)}</Note>}
        {chosen === newClient && (
          <>
            <TextField
              name="name"
              label={t("sessions.time.name")}
              autoComplete="off"
              required
              error={hasAddress ? t("forms.wrong.nameAddress") : undefined}
            />
            <TextField
              name="email"
              type="email"
              label={t("sessions.time.email")}
              autoComplete="off"
              required
            />
            <Select
              label={t("sessions.time.language")}
              groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
              picked={language}
              onPick={(id) => setLanguage(languages.find((one) => one === id) ?? language)}
            />
          </>
        )}
        <Select
          label={t("sessions.time.practice")}
          groups={[{
            options: calendar.practices.map((one) => ({
              id: one.eventTypeUrl,
              label: [
                one.intro ? t("journal.session.intro") : label("THERAPY_TYPE", one.type),
                format.minutes(one.durationMinutes),
              ].join(", "),
            })),
          }]}
          picked={practice}
          onPick={setPractice}
        />
        <DateField label={t("sessions.time.day")} value={date} onChange={setDate} />
        <TimeField
          label={t("sessions.time.start")}
          value={start}
          error={isChecked && !start ? t("calendars.startMissing") : undefined}
          onChange={setStart}
        />
        <Text size="small" tone="soft">{t("sessions.time.emailHelp")}</Text>
        {isNameless && <Note tone="error" urgent>{t("sessions.time.fields")}</Note>}
        {booking.error && !hasAddress && (
          <Note tone="error" urgent>{timeRefusal(booking.error)}</Note>
        )}
      </Form>
    </CalendarDialog>
  );
}
