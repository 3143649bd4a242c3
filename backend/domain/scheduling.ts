/** Resources of the scheduling calendar, embedded or outside. */

export const meetingTypes = ["VIDEO_CALL", "IN_PERSON"] as const;

export type MeetingType = (typeof meetingTypes)[number];

export const inviteeNameMaxLength = 200;

export const answerMaxLength = 2000;

export type EventType = {
  /** Stable identifier. */
  uri: string;
  /** The booking page; its first four segments split on "/" identify the account. */
  schedulingUrl: string;
  ownerUri: string;
  ownerName: string;
  slug: string;
  name: string;
  description: string;
  active: boolean;
  durationMinutes: number;
  meetingTypes: MeetingType[];
  questions: { name: string; required: boolean }[];
  /** Seats per start; more than one is a group. */
  capacity: number;
  /** A first meeting: a client books it only once. */
  oncePerClient: boolean;
  color: string;
  position: number;
  /** IANA zone of the account. */
  timeZone: string;
  createdAt: number;
  updatedAt: number;
};

/** A bookable start. Instants (ms). */
export type AvailableTime = {
  startsAt: number;
  schedulingUrl: string;
  /** Video only when the hours have no place then. */
  meetingTypes: MeetingType[];
  /** Name of the place; "" by video only. */
  place: string;
  /** 1 unless it is a group. */
  seatsLeft: number;
};

export type ScheduledEvent = {
  uri: string;
  eventTypeUri: string;
  ownerUri: string;
  name: string;
  status: "active" | "canceled";
  startsAt: number;
  endsAt: number;
  timeZone: string;
  meetingType: MeetingType;
  place: string;
  guests: { total: number; active: number; limit: number };
  canceledBy: string | null;
  cancelReason: string | null;
  createdAt: number;
  updatedAt: number;
};

export type Invitee = {
  uri: string;
  eventUri: string;
  email: string;
  name: string;
  timeZone: string;
  status: "active" | "canceled";
  answers: { question: string; answer: string; position: number }[];
  /** utm_* values and salesforce_uuid of the booking page's URL. */
  tracking: Record<string, string>;
  /** The bookings before and after a reschedule. */
  oldInviteeUri: string | null;
  newInviteeUri: string | null;
  /** The provider's pages to move or cancel, if any. */
  rescheduleUrl: string | null;
  cancelUrl: string | null;
  noShow: boolean;
  createdAt: number;
  updatedAt: number;
};

/** A time reserved for the holder of a secret. Instants (ms). */
export type Hold = {
  id: string;
  eventTypeUri: string;
  startsAt: number;
  endsAt: number;
  expiresAt: number;
};

export const holdMinutes = 5;
