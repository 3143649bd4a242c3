import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import type { Instant } from "../days.ts";
import type { BookingPage, MeetingType } from "./booking-api.ts";
import type { Subject } from "./summary.tsx";
import { ticketDateOf } from "./ticket-date.ts";
import { useConfirmationWords, useFormat, useWords } from "./words.ts";

const minuteMs = 60_000;

/** The chosen time in the form of the journal's dates; `gone` when another visitor took it. */
export function ChosenTime(
  { page, subject, startsAt, place, meetingType, zone, gone = false, onChange }: {
    page: BookingPage;
    subject: Subject;
    startsAt: Instant;
    place: string | undefined;
    meetingType: MeetingType | undefined;
    zone: string;
    gone?: boolean | undefined;
    onChange?: (() => void) | undefined;
  },
) {
  const { say } = useWords();
  const sayMore = useConfirmationWords();
  const format = useFormat(zone);
  const { eventType, practice } = page;
  const ends = Date.parse(startsAt) + eventType.duration * minuteMs;
  const where = meetingType === "VIDEO_CALL" ? say("meeting.VIDEO_CALL") : place;
  const price = practice &&
    (practice.priceCents === 0 ? say("summary.free") : format.money(practice.priceCents));
  const facts = [format.minutes(eventType.duration), price, where].filter(Boolean);
  return (
    <Ticket
      date={ticketDateOf(startsAt, format)}
      time={gone ? format.time(startsAt) : `${format.time(startsAt)}–${format.time(ends)}`}
      lines={[`${subject.name} · ${subject.practice.name}`, facts.join(" · ")]}
      gone={gone}
      action={onChange && (
        <Button variant="quiet" small onClick={onChange}>{sayMore("code.change")}</Button>
      )}
    />
  );
}
