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

/** A start of every week; `minute` is counted from midnight. */
export type StartTime = Pick<WeeklyRule, "weekday"> & { minute: number };

/** A date whose ranges replace the weekly ones; no ranges = closed. */
export type AvailabilityException = {
  /** YYYY-MM-DD in the account's zone. */
  date: string;
  ranges: DayRange[];
  /** The ranges open nothing: they only shorten the weekly hours, whichever these are. */
  onlyShortens?: boolean | undefined;
};

export type Vacation = { fromDate: string; toDate: string };

/** Dates, the first and the last included, that the practitioner spends in another IANA zone. */
export type Stay = { fromDate: string; toDate: string; timeZone: string };

/** Minutes between two places, in either direction. */
export type TravelTime = { fromPlaceId: string; toPlaceId: string; minutes: number };

/** What one practice has besides the rules of its account. */
export type OwnRules = {
  typeId: string;
  /** Replace the weekly hours; the hours of a date only shorten them. null: the account's. */
  hours: readonly WeeklyRule[] | null;
  /** Where it is offered in person; null: in all places. */
  placeIds: readonly string[] | null;
  /** Most sessions of this practice, besides the account's maximum of all. */
  dailyMaximum: number | null;
  weeklyMaximum: number | null;
};

export type Availability = {
  /** IANA zone; rules are wall-clock times in it. */
  timeZone: string;
  /** Their dates have the wall clock of their zone; the weekly hours are by video then. */
  stays?: readonly Stay[];
  rules: WeeklyRule[];
  exceptions: AvailabilityException[];
  vacations: Vacation[];
  /** Free time after a session, and before it unless `bufferBeforeMinutes` is given. */
  bufferMinutes: number;
  bufferBeforeMinutes?: number;
  travelMinutes: number;
  /** Between these places instead of `travelMinutes`. */
  travelTimes?: readonly TravelTime[];
  minimumNoticeMinutes: number;
  /** Slots are offered today and this many days ahead, in the account's zone. */
  horizonDays: number;
  stepMinutes: number;
  /** Sessions start only then within the hours, whatever the step is. */
  startTimes?: readonly StartTime[];
  /** Most sessions a day in the account's zone, or null. */
  dailyMaximum: number | null;
  /** Most sessions an ISO week, or null. */
  weeklyMaximum?: number | null;
  own?: OwnRules;
  closedOnPublicHolidays: boolean;
};

export type Busy = {
  startsAt: number;
  endsAt: number;
  kind?: "booked" | "held" | "imported";
  /** null or absent: by video or unknown. */
  placeId?: string | null;
  hasSeats?: boolean;
  typeId?: string | null;
  /** Free time required after it, and before it unless `bufferBeforeMinutes` is given; absent: none. */
  bufferMinutes?: number;
  bufferBeforeMinutes?: number;
};

export type Slot = {
  startsAt: number;
  endsAt: number;
  /** null: by video only. */
  placeId: string | null;
};
