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

/** Whole days away, the first and the last included. YYYY-MM-DD in the account's zone. */
export type Vacation = { fromDate: string; toDate: string };

export type Availability = {
  /** IANA zone in which rules are wall-clock times. */
  timeZone: string;
  rules: WeeklyRule[];
  exceptions: AvailabilityException[];
  /** Stronger than rules and exceptions. */
  vacations: Vacation[];
  /** Kept free before and after each session. */
  bufferMinutes: number;
  /** Kept free besides the buffer between sessions in two different places; video needs no way. */
  travelMinutes: number;
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

/** A time that cannot be given away. Instants (ms), half-open. */
export type Busy = {
  startsAt: number;
  endsAt: number;
  /** An event, a living hold, or what another calendar of the practitioner says. Absent: an event. */
  kind?: "booked" | "held" | "imported";
  /** Where the practitioner is then; null or absent: by video, or nobody knows. */
  placeId?: string | null;
  /** A group of the type asked about with seats left: its own start stays offered. */
  hasSeats?: boolean;
};

/** A time that can be booked. Instants (ms). */
export type Slot = {
  startsAt: number;
  endsAt: number;
  /** null: by video only. */
  placeId: string | null;
};
