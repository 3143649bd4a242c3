/** Minutes after midnight on the account's wall clock, half-open: 540–600 is 9:00 to 10:00. */
export type DayRange = {
  fromMinute: number;
  toMinute: number;
  /** Where the practitioner is in this range; null = by video only. */
  placeId: string | null;
};

export type WeeklyRule = DayRange & {
  /** ISO: 1 = Monday … 7 = Sunday. */
  weekday: number;
};

/** A date whose ranges replace the weekly ones; no ranges = closed. */
export type AvailabilityException = {
  /** YYYY-MM-DD in the account's zone. */
  date: string;
  ranges: DayRange[];
};

export type Availability = {
  /** IANA zone in which rules are wall-clock times. */
  timeZone: string;
  rules: WeeklyRule[];
  exceptions: AvailabilityException[];
  /** Kept free before and after each session. */
  bufferMinutes: number;
  /** A slot must start at least this long after now. */
  minimumNoticeMinutes: number;
  /** Slots are offered on today and this many days after it, in the account's zone. */
  horizonDays: number;
  /** Slots start every so many minutes, counted from the start of the range. */
  stepMinutes: number;
  /** Sessions a day in the account's zone, or null. */
  dailyMaximum: number | null;
  closedOnPublicHolidays: boolean;
};

/** A time that cannot be given away: a booked event or a living hold. Instants (ms), half-open. */
export type Busy = { startsAt: number; endsAt: number };

/** A time that can be booked. Instants (ms). */
export type Slot = { startsAt: number; endsAt: number; placeId: string | null };
