import { shortInstantText } from "./instant-text.ts";

export const meetingTypes = ["VIDEO_CALL", "IN_PERSON"] as const;

export type MeetingType = (typeof meetingTypes)[number];

export const inviteeNameMaxLength = 200;

export const answerMaxLength = 2000;

export type EventType = {
  uri: string;
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
  capacity: number;
  oncePerClient: boolean;
  /** How many days ahead clients can book, by the calendar of `timeZone`; null where the provider decides. */
  horizonDays: number | null;
  color: string;
  position: number;
  timeZone: string;
  createdAt: number;
  updatedAt: number;
};

/** For refusals: what a program gets that names an event type of another server, or mistypes one. */
export const unknownEventType = "no event type of this server has this URI";

export type AvailableTime = {
  startsAt: number;
  schedulingUrl: string;
  /** Video only when the hours have no place then. */
  meetingTypes: MeetingType[];
  place: string;
  seatsLeft: number;
};

/** Where a start (ms) is booked on the page of its event type. */
export function startUrl(page: string, startsAt: number): string {
  return `${page}?start_time=${shortInstantText(startsAt)}`;
}

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
  /** E.164. */
  phone: string | null;
  timeZone: string;
  status: "active" | "canceled";
  answers: { question: string; answer: string; position: number }[];
  tracking: Record<string, string>;
  oldInviteeUri: string | null;
  newInviteeUri: string | null;
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

/** How long a time is held while a mailbox is being proven. */
export const provingMinutes = 15;
