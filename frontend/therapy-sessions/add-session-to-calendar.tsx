import { useTranslation } from "react-i18next";
import { AddToCalendar } from "ui-kit/booking/add-to-calendar.tsx";
import {
  appointmentTitle,
  calendarLinks,
  callLinkNote,
} from "../../backend/domain/calendar-links.ts";
import { config } from "../config.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";
import { useCalendarFile } from "./use-calendar-file.ts";

const pages: Record<Side, string> = { me: "/journal", therapist: "/sessions" };

export function AddSessionToCalendar({ session, side }: { session: TherapySession; side: Side }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const file = useCalendarFile(session);
  const { startsAt, endsAt, timeZone, meetingType, place, therapist, client } = session;
  const { callLink, callLinkFrom } = session;
  const links = calendarLinks({
    title: appointmentTitle[language],
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    timeZone,
    place: meetingType === "IN_PERSON" ? place : callLink ?? "",
    details: [
      side === "me" ? therapist.name : client.name,
      callLink ?? (callLinkFrom ? callLinkNote[language] : ""),
      new URL(pages[side], config.origin).href,
    ],
  });
  return (
    <AddToCalendar
      label={t("journal.session.addToCalendar")}
      names={{
        google: t("journal.calendar.google"),
        outlook: t("journal.calendar.outlook"),
        apple: t("journal.calendar.apple"),
        file: t("journal.calendar.file"),
      }}
      links={links}
      filePending={file.isPending}
      onFile={() => file.mutate()}
    />
  );
}
