import { Ticket, type TicketProps } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import type { Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";
import type { AvailableTime, BookingPage, MeetingType } from "./booking-api.ts";
import type { Subject } from "./summary.tsx";
import { useFormat, useWords } from "./words.ts";

const minuteMs = 60_000;

function datePartsOf(startsAt: Instant, format: Format): TicketProps["date"] {
  const { locale, timeZone } = format;
  const brief = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" });
  const at = new Date(startsAt);
  const part = (type: "day" | "month") =>
    brief.formatToParts(at).find((each) => each.type === type)?.value ?? "";
  return {
    weekday: format.weekday(startsAt),
    day: part("day"),
    month: part("month").replace(/\.$/, ""),
    longWeekday: new Intl.DateTimeFormat(locale, { timeZone, weekday: "long" }).format(at),
    dayAndMonth: brief.format(at).replace(/\.$/, ""),
    dateTime: startsAt,
  };
}

/** The chosen time in the form of the journal's dates; `gone` when another visitor took it. */
export function ChosenTime(
  { page, subject, startsAt, time, meetingType, zone, gone = false, onChange }: {
    page: BookingPage;
    subject: Subject;
    startsAt: Instant;
    time: AvailableTime | undefined;
    meetingType: MeetingType | undefined;
    zone: string;
    gone?: boolean | undefined;
    onChange?: (() => void) | undefined;
  },
) {
  const { say } = useWords();
  const format = useFormat(zone);
  const { eventType, practice } = page;
  const ends = Date.parse(startsAt) + eventType.duration * minuteMs;
  const place = meetingType === "VIDEO_CALL" ? say("meeting.VIDEO_CALL") : time?.location;
  const price = practice &&
    (practice.priceCents === 0 ? say("summary.free") : format.money(practice.priceCents));
  const facts = [format.minutes(eventType.duration), price, place].filter(Boolean);
  return (
    <Ticket
      date={datePartsOf(startsAt, format)}
      time={gone ? format.time(startsAt) : `${format.time(startsAt)}–${format.time(ends)}`}
      lines={[`${subject.name} · ${subject.practice.name}`, facts.join(" · ")]}
      gone={gone}
      action={onChange && (
        <Button variant="quiet" small onClick={onChange}>{say("details.change")}</Button>
      )}
    />
  );
}
