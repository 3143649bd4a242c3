import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasErrorCode } from "../api/api-error.ts";
import { registerUser as accountLimits } from "../api/limits/auth.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { isEmailAddress } from "../email-address.ts";
import { hasAddressInName } from "../forms.ts";
import { hasWrongPhone, isPhoneNumber } from "../phone-number.ts";
import type { Language } from "../i18n/i18n.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { BookingDraft } from "./booking-draft.ts";
import type { MeetingWay } from "./meeting-ways.ts";
import type { BookingChoice } from "./use-booking-choice.ts";

type Who = { id: string } | { name: string; email?: string; phone?: string; language: Language };

type BookingBody = Partial<MeetingWay> & {
  eventTypeUrl: string;
  startsAt: string;
  client: Who;
  outsideHours?: true;
};

export type ClientBooking = ReturnType<typeof useClientBooking>;

export const fieldIds = {
  client: "book-client",
  name: "book-name",
  email: "book-email",
  phone: "book-phone",
  outside: "book-outside",
};

export function focusIn(field: RefObject<HTMLDivElement | null>): void {
  field.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
}

function isName(text: string): boolean {
  return text !== "" && text.length <= accountLimits.name.maxLength;
}

/** Checks and sends the booking of a client. `outsideHours`: whether the time is known to be outside of the hours. */
export function useClientBooking<Booked>(
  { choice, draft, outsideHours, send, onSending, onSettled, onBooked }: {
    choice: BookingChoice;
    draft: BookingDraft;
    outsideHours: boolean;
    send: (body: BookingBody, keyOf: (body: object) => string) => Promise<Booked>;
    onSending?: (isSending: boolean) => void;
    onSettled: () => void;
    onBooked: (booked: Booked) => void;
  },
) {
  const { t } = useTranslation();
  const intent = useIdempotencyKey();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isChecked, setChecked] = useState(false);
  const [refusedOutside, setRefusedOutside] = useState<string>();
  const [confirmed, setConfirmed] = useState<string>();
  const startField = useRef<HTMLDivElement>(null);
  const { texts: { name = "", email = "", phone = "" }, forget } = draft;
  const { client, isNew, practice, startsAt, way } = choice;
  const booking = useSubmit({
    mutationFn: ({ body }: { choice: string; body: BookingBody }) => send(body, intent.keyOf),
    onMutate: () => onSending?.(true),
    onSettled: () => {
      onSending?.(false);
      onSettled();
    },
    onError: (failure, { choice }) => {
      if (hasErrorCode(failure, "ERR_OUTSIDE_HOURS")) {
        setRefusedOutside(choice);
        // The box that appears is not wrong yet.
        setChecked(false);
      }
      if (hasAddressInName(failure)) document.getElementById(fieldIds.name)?.focus();
      if (hasWrongPhone(failure)) document.getElementById(fieldIds.phone)?.focus();
    },
    onSuccess: (booked) => {
      intent.done();
      forget();
      onBooked(booked);
    },
  });
  const isOfChoice = booking.variables?.choice === choice.key;
  // Outside of the hours there is a question instead.
  const refusal = isOfChoice && !hasErrorCode(booking.error, "ERR_OUTSIDE_HOURS")
    ? booking.error
    : null;
  const hasAddress = isNew && hasAddressInName(refusal);
  const isPhoneRefused = isNew && hasWrongPhone(refusal);
  const isOutside = startsAt !== undefined && (outsideHours || refusedOutside === choice.key);
  const isConfirmed = confirmed === choice.key;
  const wrong = {
    [fieldIds.client]: client === undefined && t("sessions.time.clientMissing"),
    [fieldIds.name]: isNew && !isName(name.trim()) && t("sessions.time.nameMissing"),
    [fieldIds.email]: isNew && email.trim() !== "" && !isEmailAddress(email.trim()) &&
      t("forms.wrong.email"),
    [fieldIds.phone]: isNew && phone.trim() !== "" && !isPhoneNumber(phone.trim()) &&
      t("forms.wrong.phone"),
  };
  const notConfirmed = isOutside && !isConfirmed && t("sessions.time.confirmOutside");

  return {
    startField,
    language,
    setLanguage,
    isPending: booking.isPending,
    refusal,
    hasAddress,
    isPhoneRefused,
    /** What the client gets. */
    mailHelp: t(
      isNew && email.trim() === "" ? "sessions.time.noEmailHelp" : "sessions.time.emailHelp",
    ),
    isOutside,
    isConfirmed,
    setConfirmed: (isTicked: boolean) => setConfirmed(isTicked ? choice.key : undefined),
    errorOf: (id: string): string | undefined => isChecked && wrong[id] || undefined,
    startError: isChecked && !startsAt ? t("sessions.time.startMissing") : undefined,
    confirmError: isChecked && notConfirmed || undefined,
    /** The fields of another client have not been checked. */
    uncheck: () => setChecked(false),
    send() {
      setChecked(true);
      const first = Object.values(fieldIds).find((id) => wrong[id]);
      if (first) return document.getElementById(first)?.focus();
      if (!startsAt) return focusIn(startField);
      if (notConfirmed) return document.getElementById(fieldIds.outside)?.focus();
      const who = isNew
        ? {
          name: name.trim(),
          ...email.trim() && { email: email.trim() },
          ...phone.trim() && { phone: phone.trim() },
          language,
        }
        : { id: client ?? "" };
      booking.mutate({
        choice: choice.key,
        body: {
          eventTypeUrl: practice,
          startsAt,
          ...way,
          client: who,
          ...isOutside && { outsideHours: true as const },
        },
      });
    },
  };
}
