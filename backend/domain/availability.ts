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
type AvailabilityException = {
  /** YYYY-MM-DD in the account's zone. */
  date: string;
  ranges: DayRange[];
};

export type Vacation = { fromDate: string; toDate: string };

export type Availability = {
  /** IANA zone; rules are wall-clock times in it. */
  timeZone: string;
  rules: WeeklyRule[];
  exceptions: AvailabilityException[];
  vacations: Vacation[];
  bufferMinutes: number;
  travelMinutes: number;
  minimumNoticeMinutes: number;
  /** Slots are offered today and this many days ahead, in the account's zone. */
  horizonDays: number;
  stepMinutes: number;
  /** Most sessions a day in the account's zone, or null. */
  dailyMaximum: number | null;
  closedOnPublicHolidays: boolean;
};

export type Busy = {
  startsAt: number;
  endsAt: number;
  kind?: "booked" | "held" | "imported";
  /** null or absent: by video or unknown. */
  placeId?: string | null;
  hasSeats?: boolean;
  /** Free time that this one requires around it; absent: no more than the session that is planned. */
  bufferMinutes?: number;
};

export type Slot = {
  startsAt: number;
  endsAt: number;
  /** null: by video only. */
  placeId: string | null;
};
