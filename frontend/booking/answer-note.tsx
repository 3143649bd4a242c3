import { answerDeadline } from "backend/domain/answer-deadline.ts";
import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import type { Instant } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useClock } from "./use-clock.ts";

/** Says before sending that the practitioner answers first, and by when. */
export function AnswerNote({ name, startsAt, zone, isForNew }: {
  name: string;
  startsAt: Instant;
  zone: string;
  /** Only the bookings of new clients wait, and it is not known whether this is one. */
  isForNew: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const when = format.dateTime(answerDeadline(Date.parse(startsAt), useClock(60_000)));
  return (
    <Note icon="clock">
      {t(isForNew ? "confirmation.approval.forNew" : "confirmation.approval.note", { name, when })}
    </Note>
  );
}
