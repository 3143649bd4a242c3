import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { Booked } from "./booking-state.ts";

/** What this tab has booked already, so that it is not booked twice. */
export function EarlierBooking({ booked, zone, onOpen }: {
  booked: Booked;
  zone: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  return (
    <Note
      tone="success"
      icon="calendar-check"
      actions={<Button small onClick={onOpen}>{t("confirmation.done.open")}</Button>}
    >
      {t("confirmation.done.already", { time: format.dateTime(booked.startsAt) })}
    </Note>
  );
}
