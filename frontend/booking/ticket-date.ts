import type { TicketProps } from "ui-kit/booking/ticket.tsx";
import type { Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";

export function ticketDateOf(startsAt: Instant, format: Format): TicketProps["date"] {
  const { locale, timeZone } = format;
  const brief = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" });
  const at = new Date(startsAt);
  const part = (type: "day" | "month") =>
    brief.formatToParts(at).find((each) => each.type === type)?.value ?? "";
  return {
    weekday: format.weekday(startsAt),
    day: part("day"),
    month: part("month"),
    longWeekday: new Intl.DateTimeFormat(locale, { timeZone, weekday: "long" }).format(at),
    dayAndMonth: brief.format(at),
    dateTime: startsAt,
  };
}
