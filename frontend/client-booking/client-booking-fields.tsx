import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { updateUser } from "../api/limits/user.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { languageNames, languages } from "../i18n/i18n.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { type MeetingWay, wayId } from "./meeting-ways.ts";
import { type BookingChoice, newClient } from "./use-booking-choice.ts";
import { type ClientBooking, fieldIds } from "./use-client-booking.ts";

const phoneLimits = updateUser.phone;

type Practice = {
  eventTypeUrl: string;
  type: string;
  intro: boolean;
  durationMinutes: number;
  priceCents?: number;
};

/** On site or by video; said where there is only one way. */
function MeetingChoice({ choice: { ways, way, setWay }, places }: {
  choice: BookingChoice;
  places: { id: string; name: string }[];
}) {
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const textOf = (one: MeetingWay) => {
    if (one.meetingType === "VIDEO_CALL") return label("MEETING_TYPE", one.meetingType);
    const name = places.find(({ id }) => id === one.placeId)?.name ?? "";
    return t("sessions.time.onSite", { place: placeText(name) });
  };
  if (!way) return null;
  if (ways.length === 1) return <Text size="small">{textOf(way)}</Text>;
  return (
    <RadioGroup
      label={t("sessions.time.how")}
      picked={wayId(way)}
      onPick={setWay}
      options={ways.map((one) => ({ value: wayId(one), label: textOf(one) }))}
    />
  );
}

/** The client, the practice, the start and the place of a session that is booked for a client. */
export function ClientBookingFields(
  { calendar, clients, choice, draft, booking, day, reasons = [], whyNot }: {
    calendar: {
      /** IANA zone. */
      timeZone: string;
      practices: Practice[];
      places: { id: string; name: string }[];
    };
    clients: { id: string; name: string }[];
    choice: BookingChoice;
    draft: BookingDraft;
    booking: ClientBooking;
    /** The field of the day, where it is among these. */
    day?: ReactNode;
    /** Why the time is outside of the hours, in words. */
    reasons?: string[];
    /** Why the time cannot be booked at all. */
    whyNot?: ReactNode;
  },
) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { timeZone, practices, places } = calendar;
  const format = useFormat(timeZone);
  const { texts: { name = "", email = "", phone = "" }, keep } = draft;
  const { isConfirmed, setConfirmed, confirmError } = booking;
  const priceText = (cents: number) =>
    cents === 0 ? t("journal.session.free") : format.money(cents);
  return (
    <>
      <Select
        id={fieldIds.client}
        label={t("sessions.time.client")}
        groups={[{
          options: [
            ...clients.map(({ id, name }) => ({ id, label: name })),
            { id: newClient, label: t("sessions.time.newClient") },
          ],
        }]}
        picked={choice.client}
        placeholder={t("sessions.time.chooseClient")}
        error={booking.errorOf(fieldIds.client)}
        onPick={(client) => {
          booking.uncheck();
          keep({ client });
        }}
      />
      {choice.isNew && (
        <>
          <TextField
            id={fieldIds.name}
            name="name"
            value={name}
            onChange={({ currentTarget: { value } }) => keep({ name: value })}
            label={t("sessions.time.name")}
            autoComplete="off"
            required
            error={booking.hasAddress
              ? t("forms.wrong.nameAddress")
              : booking.errorOf(fieldIds.name)}
          />
          <TextField
            id={fieldIds.email}
            name="email"
            value={email}
            onChange={({ currentTarget: { value } }) => keep({ email: value })}
            type="email"
            label={t("sessions.time.email")}
            autoComplete="off"
            error={booking.errorOf(fieldIds.email)}
          />
          <TextField
            id={fieldIds.phone}
            name="phone"
            value={phone}
            onChange={({ currentTarget: { value } }) => keep({ phone: value })}
            type="tel"
            label={t("sessions.time.phone")}
            autoComplete="off"
            maxLength={phoneLimits.maxLength}
            error={booking.isPhoneRefused
              ? t("forms.wrong.phone")
              : booking.errorOf(fieldIds.phone)}
          />
          <Select
            label={t("sessions.time.language")}
            groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
            picked={booking.language}
            onPick={(id) =>
              booking.setLanguage(languages.find((one) => one === id) ?? booking.language)}
          />
        </>
      )}
      <Select
        label={t("sessions.time.practice")}
        groups={[{
          options: practices.map((one) => ({
            id: one.eventTypeUrl,
            label: [
              one.intro ? t("journal.session.intro") : label("THERAPY_TYPE", one.type),
              format.minutes(one.durationMinutes),
              ...one.priceCents === undefined ? [] : [priceText(one.priceCents)],
            ].join(", "),
          })),
        }]}
        picked={choice.practice}
        onPick={choice.setPractice}
      />
      {day}
      <TimeField
        ref={booking.startField}
        label={t("sessions.time.start")}
        value={choice.start}
        error={booking.startError}
        onChange={choice.setStart}
      />
      <MeetingChoice choice={choice} places={places} />
      <div aria-live="polite">
        {booking.isOutside
          ? (
            <Note tone="warning">
              <Stack gap="tight">
                <Text size="small">{t("sessions.time.outsideHours")}</Text>
                {reasons.map((reason, at) => <Text key={at} size="small">{reason}</Text>)}
                <Checkbox
                  id={fieldIds.outside}
                  label={t("sessions.time.bookOutside")}
                  checked={isConfirmed}
                  error={confirmError}
                  onCheckedChange={setConfirmed}
                />
              </Stack>
            </Note>
          )
          : whyNot}
      </div>
    </>
  );
}
