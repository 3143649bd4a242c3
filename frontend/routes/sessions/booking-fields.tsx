import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { registerUser as accountLimits } from "../../api/limits/auth.ts";
import { bookForClient as bookLimits } from "../../api/limits/therapy-sessions.ts";
import { useIdempotencyKey, useSubmit } from "../../api/use-submit.ts";
import { explanationKey } from "../../availability/explanation-query.ts";
import { fromTimeValue, toTimeValue } from "../../availability/time-of-day.ts";
import { instantAt, instantOf } from "../../days.ts";
import { type Language, languageNames, languages } from "../../i18n/i18n.ts";
import { isEmailAddress } from "../../email-address.ts";
import { hasAddressInName } from "../../forms.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import {
  refetchSessions,
  sessionsQuery,
  type WorkCalendar,
} from "../../therapy-sessions/queries.ts";
import type { BookingDraft } from "./booking-draft.ts";
import type { FreeTime } from "./free-time.ts";
import { isRefusedTime, useRefusalText, useTimeReasons } from "./use-time-reasons.ts";

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

export function focusIn(field: RefObject<HTMLDivElement | null>): void {
  field.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
}

const newClient = "new";
const ids = { client: "book-client", name: "book-name", email: "book-email" };

function isName(text: string): boolean {
  return text !== "" && text.length <= accountLimits.name.maxLength;
}

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
  const { label } = useDomainValues();
  const format = useFormat(calendar.timeZone);
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  const pages = useInfiniteQuery(sessionsQuery("therapist")).data?.pages ?? [];
  const sessions = pages.flatMap((page) => page.sessions);
  const clients = new Map(
    [...openClient ? [openClient] : [], ...sessions.map(({ client }) => client)]
      .map(({ id, name }) => [id, name]),
  );
  const { texts, keep, forget } = draft;
  const { name = "", email = "", note = "" } = texts;
  // The open session may load after the dialog.
  const chosen = texts.client ?? openClient?.id;
  const [practice, setPractice] = useState(calendar.practices[0]?.eventTypeUrl ?? "");
  const [start, setStart] = useState<string | undefined>(texts.start ?? toTimeValue(time.from));
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isChecked, setChecked] = useState(false);
  const startField = useRef<HTMLDivElement>(null);
  const startsAt = start &&
    instantOf(instantAt(calendar.timeZone, time.date, fromTimeValue(start)));
  const choice = [chosen, practice, startsAt].join(" ");
  const booking = useSubmit({
    mutationFn: async (
      { who, note }: {
        /** A refusal belongs to the client, practice and time it was given for. */
        choice: string;
        who: { id: string } | { name: string; email: string; language: Language };
        note: string;
      },
    ) => {
      const body = {
        eventTypeUrl: practice,
        startsAt: startsAt || "",
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
      void queries.invalidateQueries({ queryKey: explanationKey });
    },
    onError: (failure) => {
      if (hasAddressInName(failure)) document.getElementById(ids.name)?.focus();
    },
    onSuccess: (session) => {
      intent.done();
      forget();
      const when = format.dateTime(session.startsAt);
      const message = t("sessions.time.booked", { name: session.client.name, when });
      void notify({ tone: "success", message });
      onClose();
    },
  });
  const refusal = booking.variables?.choice === choice ? booking.error : null;
  const { reasons } = useTimeReasons(
    calendar,
    startsAt && practice ? { eventTypeUrl: practice, startsAt } : null,
  );
  const isExplained = isRefusedTime(refusal) && reasons.length > 0;
  const hasAddress = chosen === newClient && hasAddressInName(refusal);
  const isNew = chosen === newClient;
  const wrong = {
    [ids.client]: chosen === undefined && t("sessions.time.clientMissing"),
    [ids.name]: isNew && !isName(name.trim()) && t("sessions.time.nameMissing"),
    [ids.email]: isNew && !isEmailAddress(email.trim()) && t("forms.wrong.email"),
  };
  const errorOf = (id: string) => isChecked && wrong[id] || undefined;
  function send() {
    setChecked(true);
    const first = Object.values(ids).find((id) => wrong[id]);
    if (first) return document.getElementById(first)?.focus();
    if (!start) return focusIn(startField);
    const who = isNew ? { name: name.trim(), email: email.trim(), language } : { id: chosen ?? "" };
    booking.mutate({ choice, who, note: note.trim() });
  }
  return (
    <Form id={form} noValidate onSend={send}>
      <Select
        id={ids.client}
        label={t("sessions.time.client")}
        groups={[{
          options: [
            ...[...clients].map(([id, name]) => ({ id, label: name })),
            { id: newClient, label: t("sessions.time.newClient") },
          ],
        }]}
        picked={chosen}
        placeholder={t("sessions.time.chooseClient")}
        error={errorOf(ids.client)}
        onPick={(client) => {
          setChecked(false);
          keep({ client });
        }}
      />
      {isNew && (
        <>
          <TextField
            id={ids.name}
            name="name"
            value={name}
            onChange={({ currentTarget: { value } }) => keep({ name: value })}
            label={t("sessions.time.name")}
            autoComplete="off"
            required
            error={hasAddress ? t("forms.wrong.nameAddress") : errorOf(ids.name)}
          />
          <TextField
            id={ids.email}
            name="email"
            value={email}
            onChange={({ currentTarget: { value } }) => keep({ email: value })}
            type="email"
            label={t("sessions.time.email")}
            autoComplete="off"
            required
            error={errorOf(ids.email)}
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
      <TimeField
        ref={startField}
        label={t("sessions.time.start")}
        value={start}
        error={isChecked && !start ? t("sessions.time.startMissing") : undefined}
        onChange={(next) => {
          setStart(next);
          if (next) keep({ start: next });
        }}
      />
      <div aria-live="polite">
        {reasons.length > 0 && !isExplained && <WhyNot reasons={reasons} refused={false} />}
      </div>
      <TextArea
        name="note"
        value={note}
        onChange={({ currentTarget: { value } }) => keep({ note: value })}
        label={t("sessions.time.clientNote")}
        maxLength={bookLimits.note.maxLength}
        rows={2}
      />
      <Text size="small" tone="soft">{t("sessions.time.emailHelp")}</Text>
      {isExplained && <WhyNot reasons={reasons} refused />}
      {refusal && !hasAddress && !isExplained && (
        <Note tone="error" urgent>{refusalText(refusal)}</Note>
      )}
    </Form>
  );
}
