import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { closeTime as closeLimits } from "../../api/limits/availability.ts";
import { bookForClient as bookLimits } from "../../api/limits/therapy-sessions.ts";
import { useIdempotencyKey, useSubmit } from "../../api/use-submit.ts";
import { type Day, instantAt, instantOf, noonOf } from "../../days.ts";
import { type Language, languageNames, languages } from "../../i18n/i18n.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import {
  refetchSessions,
  sessionsQuery,
  type WorkCalendar,
} from "../../therapy-sessions/queries.ts";

export type FreeTime = { date: Day; from: number; to: number };

const newClient = "new";
const closedMinutes = 60;

function toTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

type Props = { calendar: WorkCalendar; time: FreeTime; onClose: () => void };

/** Books a client in at a free time, or closes it. */
export function FreeTimeDialog(props: Props) {
  const { t } = useTranslation();
  const [what, setWhat] = useState<"bookClient" | "closeTime">("bookClient");
  const form = useId();
  const [isSending, setSending] = useState(false);
  const dates = useFormat("UTC");
  const [date, setDate] = useState<Day | undefined>(props.time.date);
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
          <Button onClick={props.onClose}>{t("journal.cancel.close")}</Button>
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
      <DateField label={t("sessions.time.day")} value={date} onChange={setDate} />
      <Fields {...props} time={time} form={form} onSending={setSending} />
    </Dialog>
  );
}

type FieldsProps = Props & { form: string; onSending: (isSending: boolean) => void };

function BookingFields({ calendar, time, form, onSending, onClose }: FieldsProps) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat(calendar.timeZone);
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  const pages = useInfiniteQuery(sessionsQuery("therapist")).data?.pages ?? [];
  const sessions = pages.flatMap((page) => page.sessions);
  const clients = new Map(sessions.map(({ client }) => [client.id, client.name]));
  const [client, setClient] = useState<string>();
  const [practice, setPractice] = useState(calendar.practices[0]?.eventTypeUrl ?? "");
  const [start, setStart] = useState<string | undefined>(toTime(time.from));
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isIncomplete, setIncomplete] = useState(false);
  const chosen = client ?? clients.keys().next().value ?? newClient;
  const booking = useSubmit({
    mutationFn: async (
      { who, note }: {
        who: { id: string } | { name: string; email: string; language: Language };
        note: string;
      },
    ) => {
      const body = {
        eventTypeUrl: practice,
        startsAt: instantOf(instantAt(calendar.timeZone, time.date, toMinutes(start ?? ""))),
        client: who,
        ...(note && { note }),
      };
      return await ok(api.POST("/api/therapy-sessions/therapist", {
        params: { header: { "idempotency-key": intent.keyOf(body) } },
        body,
      }));
    },
    onMutate: () => onSending(true),
    onSettled: () => {
      onSending(false);
      refetchSessions(queries);
    },
    onSuccess: (session) => {
      intent.done();
      const when = format.dateTime(session.startsAt);
      const message = t("sessions.time.booked", { name: session.client.name, when });
      void notify({ tone: "success", message });
      onClose();
    },
  });
  function send(entries: FormData) {
    const [name, email] = ["name", "email"].map((field) => String(entries.get(field) ?? "").trim());
    const incomplete = !start || (chosen === newClient && (!name || !email?.includes("@")));
    setIncomplete(incomplete);
    if (incomplete) return;
    const who = chosen === newClient
      ? { name: name ?? "", email: email ?? "", language }
      : { id: chosen };
    booking.mutate({ who, note: String(entries.get("note") ?? "").trim() });
  }
  return (
    <Form id={form} noValidate onSend={send}>
      <Select
        label={t("sessions.time.client")}
        groups={[{
          options: [
            ...[...clients].map(([id, name]) => ({ id, label: name })),
            { id: newClient, label: t("sessions.time.newClient") },
          ],
        }]}
        picked={chosen}
        onPick={setClient}
      />
      {chosen === newClient && (
        <>
          <TextField name="name" label={t("sessions.time.name")} autoComplete="off" required />
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
              one.priceCents === 0 ? t("journal.session.free") : format.money(one.priceCents),
            ].join(", "),
          })),
        }]}
        picked={practice}
        onPick={setPractice}
      />
      <TimeField label={t("sessions.time.start")} value={start} onChange={setStart} />
      <TextArea
        name="note"
        label={t("sessions.time.clientNote")}
        maxLength={bookLimits.note.maxLength}
        rows={2}
      />
      <Text size="small" tone="soft">{t("sessions.time.emailHelp")}</Text>
      {isIncomplete && <Note tone="error" urgent>{t("sessions.time.fields")}</Note>}
      {booking.error && <Note tone="error" urgent>{showFailure(booking.error)}</Note>}
    </Form>
  );
}

function ClosingFields({ calendar, time, form, onSending, onClose }: FieldsProps) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const [start, setStart] = useState<string | undefined>(toTime(time.from));
  const [end, setEnd] = useState<string | undefined>(
    toTime(Math.min(time.from + closedMinutes, 24 * 60 - 1)),
  );
  const closing = useSubmit({
    mutationFn: async (note: string) => {
      const at = (value: string | undefined) =>
        instantOf(instantAt(calendar.timeZone, time.date, toMinutes(value ?? "")));
      const body = { startsAt: at(start), endsAt: at(end), note };
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
  return (
    <Form
      id={form}
      noValidate
      onSend={(entries) => closing.mutate(String(entries.get("note") ?? ""))}
    >
      <Row gap="stack">
        <TimeField label={t("sessions.time.start")} value={start} onChange={setStart} />
        <TimeField label={t("sessions.time.until")} value={end} onChange={setEnd} />
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
