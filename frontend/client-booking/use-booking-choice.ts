import { useState } from "react";
import { fromTimeValue } from "../availability/time-of-day.ts";
import { type Day, instantAt, instantOf } from "../days.ts";
import type { BookingDraft } from "./booking-draft.ts";

export const newClient = "new";

export type BookingChoice = ReturnType<typeof useBookingChoice>;

/** Whom a practitioner or an assistant books, in which practice, and when. */
export function useBookingChoice({ timeZone, practices, date, start: firstStart, draft, client }: {
  timeZone: string;
  practices: { eventTypeUrl: string }[];
  date: Day | undefined;
  start?: string | undefined;
  draft: BookingDraft;
  /** By default; it may load later. */
  client?: string | undefined;
}) {
  const { texts, keep } = draft;
  const [practice, setPractice] = useState(practices[0]?.eventTypeUrl ?? "");
  const [start, setStart] = useState<string | undefined>(texts.start ?? firstStart);
  const chosen = texts.client ?? client;
  const startsAt = date && start
    ? instantOf(instantAt(timeZone, date, fromTimeValue(start)))
    : undefined;
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
    /** A refusal and a confirmation belong to the client, the practice and the time they were given for. */
    key: [chosen, practice, startsAt].join(" "),
  };
}
