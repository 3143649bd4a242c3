import { useState } from "react";
import { fromTimeValue } from "../availability/time-of-day.ts";
import { type Day, instantAt, instantOf } from "../days.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { meetingWays, wayId } from "./meeting-ways.ts";

export const newClient = "new";

export type BookingChoice = ReturnType<typeof useBookingChoice>;

type Calendar = Parameters<typeof meetingWays>[0] & {
  timeZone: string;
  practices: (NonNullable<Parameters<typeof meetingWays>[1]> & { eventTypeUrl: string })[];
};

/** Whom a practitioner or an assistant books, in which practice, when and where. */
export function useBookingChoice({ calendar, date, start: firstStart, draft, client }: {
  /** With the hours of the date. */
  calendar: Calendar;
  date: Day | undefined;
  start?: string | undefined;
  draft: BookingDraft;
  /** By default; it may load later. */
  client?: string | undefined;
}) {
  const { texts, keep } = draft;
  const { timeZone, practices } = calendar;
  const [practice, setPractice] = useState(practices[0]?.eventTypeUrl ?? "");
  const [start, setStart] = useState<string | undefined>(texts.start ?? firstStart);
  const chosen = texts.client ?? client;
  const startsAt = date && start
    ? instantOf(instantAt(timeZone, date, fromTimeValue(start)))
    : undefined;
  const chosenPractice = practices.find(({ eventTypeUrl }) => eventTypeUrl === practice);
  const ways = meetingWays(calendar, chosenPractice, startsAt);
  const way = ways.find((one) => wayId(one) === texts.how) ?? ways[0];
  return {
    client: chosen,
    isNew: chosen === newClient,
    practice,
    setPractice,
    start,
    setStart(next: string | undefined) {
      setStart(next);
      if (next) keep({ start: next });
    },
    startsAt,
    ways,
    /** Undefined while the practice cannot be held in any way. */
    way,
    setWay: (how: string) => keep({ how }),
    /** A refusal and a confirmation belong to the client, the practice, the time and the place they were given for. */
    key: [chosen, practice, startsAt, way && wayId(way)].join(" "),
  };
}
