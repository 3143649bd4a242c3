import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import type { Instant } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { BookingPage } from "./booking-page-queries.ts";
import type { MeetingType } from "./free-time-queries.ts";
import type { Subject } from "./summary.tsx";
import { ticketDateOf } from "./ticket-date.ts";
import { WithPlaceTime } from "./with-place-time.tsx";

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
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { placeText } = useDomainValues();
  const { eventType, practice } = page;
  const companions = page.companions.map(({ name }) => name);
  const ends = Date.parse(startsAt) + eventType.duration * minuteMs;
  const where = meetingType === "VIDEO_CALL"
    ? t("booking.meeting.VIDEO_CALL")
    : place && placeText(place);
  const price = practice &&
    (practice.priceCents === 0 ? t("booking.summary.free") : format.money(practice.priceCents));
  const group = eventType.kind === "group" && t("shell.groupOf", { count: eventType.capacity });
  const facts = [format.minutes(eventType.duration), group, price].filter(Boolean);
  return (
    <Ticket
      date={ticketDateOf(startsAt, format)}
      time={gone
        ? format.time(startsAt)
        : (
          <WithPlaceTime {...{ page, startsAt, meetingType, zone }}>
            {format.times(startsAt, ends)}
          </WithPlaceTime>
        )}
      lines={[
        `${subject.name} · ${subject.practice.name}`,
        ...companions.length > 0
          ? [format.opening(t("shell.togetherWith", { names: format.list(companions) }))]
          : [],
        facts.join(" · "),
        ...where ? [<strong key="where">{where}</strong>] : [],
      ]}
      gone={gone}
      action={onChange && (
        <Button variant="quiet" small onClick={onChange}>{t("confirmation.code.change")}</Button>
      )}
    />
  );
}
