/** The scheduling provider's resources, in our words; the wire shapes of `calendly` are made from these. */

export const meetingTypes = ["VIDEO_CALL", "IN_PERSON"] as const;

export type MeetingType = (typeof meetingTypes)[number];

export const inviteeNameMaxLength = 200;

export const answerMaxLength = 2000;

export type EventType = {
  /** What the provider calls it; stable, the key of everything else. */
  uri: string;
  /** The page where it is booked; its first four segments split on "/" identify the account. */
  schedulingUrl: string;
  /** The provider's user this type belongs to. */
  ownerUri: string;
  ownerName: string;
  slug: string;
  name: string;
  description: string;
  active: boolean;
  durationMinutes: number;
  meetingTypes: MeetingType[];
  questions: { name: string; required: boolean }[];
  /** How many people may book the same start; more than one is a group. */
  capacity: number;
  /** For getting to know each other: nobody books it a second time with this account. */
  oncePerClient: boolean;
  color: string;
  position: number;
  /** IANA zone of the account. */
  timeZone: string;
  createdAt: number;
  updatedAt: number;
};

/** A start time the provider offers. Instants (ms). */
export type AvailableTime = {
  startsAt: number;
  schedulingUrl: string;
  /** The ways to meet at this time: by video only where the range has no place. */
  meetingTypes: MeetingType[];
  /** Address or label of the place; "" by video only. */
  place: string;
  /** Free seats at this start; 1 unless it is a group's. */
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
  /** Who was ever invited, who still comes, and for how many there is room. */
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
  /** utm_* values and salesforce_uuid as they came with the booking page's address. */
  tracking: Record<string, string>;
  /** The two ends of a reschedule know each other. */
  oldInviteeUri: string | null;
  newInviteeUri: string | null;
  /** Where the provider lets the invitee move or cancel the booking, when it has such pages. */
  rescheduleUrl: string | null;
  cancelUrl: string | null;
  noShow: boolean;
  createdAt: number;
  updatedAt: number;
};

/** A time kept for whoever knows the secret. Instants (ms). */
export type Hold = {
  id: string;
  eventTypeUri: string;
  startsAt: number;
  endsAt: number;
  expiresAt: number;
};

/** How long a chosen time is kept while the form is filled in. */
export const holdMinutes = 5;
