import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { clocksDiffer, dayIn, type Instant } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { BookingPage } from "./booking-page-queries.ts";
import type { MeetingType } from "./free-time-queries.ts";

const minuteMs = 60_000;

type Place = {
  page: { timeZone: string; eventType: Pick<BookingPage["eventType"], "duration"> };
  startsAt: Instant;
  meetingType: MeetingType | undefined;
  zone: string;
};

/** A time by the viewer's clocks; for a session in person also by those of its place, where they differ. */
export function WithPlaceTime(
  { page: { timeZone, eventType }, startsAt, meetingType, zone, children }: Place & {
    children: ReactNode;
  },
) {
  const { t } = useTranslation();
  const there = useFormat(timeZone);
  if (meetingType !== "IN_PERSON" || !clocksDiffer(zone, timeZone, startsAt)) return children;
  const ends = Date.parse(startsAt) + eventType.duration * minuteMs;
  const isSameDay = dayIn(zone, startsAt) === dayIn(timeZone, startsAt);
  const when = isSameDay ? there.times(startsAt, ends) : there.span(startsAt, ends);
  return (
    <>
      {children}
      <br />
      {t("booking.atPlace", { when, zone: there.zone(startsAt) })}
    </>
  );
}

/** Day, start and end of the session. */
export function ChosenSpan(props: Place) {
  const { page, startsAt, zone } = props;
  const format = useFormat(zone);
  const ends = Date.parse(startsAt) + page.eventType.duration * minuteMs;
  return <WithPlaceTime {...props}>{format.span(startsAt, ends)}</WithPlaceTime>;
}
