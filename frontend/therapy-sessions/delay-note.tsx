import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { TherapySession } from "./therapy-session.ts";

type Delayed = Pick<TherapySession, "status" | "startsAt" | "endsAt" | "lateMinutes">;

/** How much later than booked a session begins, as long as it matters at `now` (ms). */
export function DelayNote({ session, now }: { session: Delayed; now: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, startsAt, endsAt, lateMinutes } = session;
  if (lateMinutes === null || status !== "booked" || Date.parse(endsAt) <= now) return null;
  const begins = Date.parse(startsAt) + lateMinutes * 60_000;
  return (
    <Note icon="clock" tone="info">
      {t("journal.session.delayed", { count: lateMinutes, time: format.time(begins) })}
    </Note>
  );
}
