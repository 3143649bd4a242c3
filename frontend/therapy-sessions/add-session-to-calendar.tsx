import { useTranslation } from "react-i18next";
import { AddToCalendar } from "ui-kit/booking/add-to-calendar.tsx";
import {
  appointmentTitle,
  calendarLinks,
  callLinkNote,
  sessionTitle,
} from "../../backend/domain/calendar-links.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { config } from "../config.ts";
import { useDiscreetWord } from "../discreet/use-discreet.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";
import { useCalendarFile } from "./use-calendar-file.ts";

export function AddSessionToCalendar({ session, side }: { session: TherapySession; side: Side }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { label } = useDomainValues();
  const isDiscreet = useDiscreetWord() !== null;
  const file = useCalendarFile(session);
  const { startsAt, endsAt, timeZone, meetingType, place, therapist, client } = session;
  const { id, callLink, callLinkFrom, practiceType, intro } = session;
  const isClient = side === "me";
  const practice = intro ? t("journal.session.intro") : label("THERAPY_TYPE", practiceType);
  const links = calendarLinks({
    title: isDiscreet
      ? appointmentTitle[language]
      : sessionTitle({ practice, name: (isClient ? therapist : client).name, isClient }),
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    timeZone,
    place: meetingType === "IN_PERSON" ? place : callLink ?? "",
    details: [
      callLink ?? (callLinkFrom ? callLinkNote[language] : ""),
      new URL(isClient ? `/journal#session-${id}` : `/sessions?open=${id}`, config.origin).href,
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
