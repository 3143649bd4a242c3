import type { MapPoint } from "../domain/map-link.ts";
import type { PaidForSession } from "../domain/money/session-money.ts";
import type { MeetingType } from "../domain/scheduling.ts";
import type { Text } from "../domain/text.ts";

type Span = { startsAt: number; endsAt: number };

/** What a mail says about a session, in no language yet. Instants in ms, money in cents of EUR, paths on our pages. */
export type MailedSession = Span & {
  /** A companion takes part beside the practitioner who leads the session. */
  reader: "client" | "therapist" | "companion";
  /** The reader's IANA zone. */
  timeZone: string;
  /** The practitioner's zone when its clock shows another time. */
  otherTimeZone: string | null;
  /** The client's zone when a session in person is given in that of its place and the clocks differ. */
  ownTimeZone?: string;
  /** The time before a move. */
  before: Span | null;
  /** The name of the other person; "" when the account is erased. */
  with: string;
  /** The client's number in E.164; only for the practitioner, in the mail about a new booking. */
  phone?: string;
  /** The names of the other practitioners who take part; absent in mails queued by an earlier version. */
  companions?: string[];
  /** Null for an introductory call. */
  practice: Text | null;
  /** How many people the practice takes at one time; absent when it is no group. */
  seats?: number;
  place: string;
  /** The place with its city in each language; absent when the city is not known. */
  placeNames?: Text;
  /** How the client gets in; empty when the practitioner has not written it in their language. */
  arrivalNote?: string;
  /** The pin of the place on the map. */
  point?: MapPoint;
  /** Null for a session in person. The link is null until it is shown, the instant when no link is configured. */
  call: { callLink: string | null; callLinkFrom: number | null } | null;
  priceCents: number;
  /** What a cancellation after `freeUntil` and a missed session cost; absent in mails queued by an earlier version. */
  lateCancelFeeCents?: number;
  noShowFeeCents?: number;
  /** What was paid before the session; absent when nothing was. */
  paid?: PaidForSession;
  /** It is paid with its booking, so the amount is not recorded yet. */
  isPrepaid?: true;
  /** What the practitioner may charge already, beside the price. */
  owedCents?: number;
  freeUntil: number;
  /** Who moved or cancelled it; `lateHours` is the notice period when it was cancelled after the deadline. */
  change: { by: string; isByReader?: true; reason: string; lateHours: number | null } | null;
  /** The session whose first comment of the practitioner is the message, read when the mail is sent. */
  commentOf?: string;
  /** The practitioner who could not hold the session, for which it was cancelled. */
  couldNotHold?: string;
  /** It was cancelled because the profile of the practitioner who reads this was disabled. */
  isProfileDisabled?: true;
  /** The account of the reader is disabled, so no page about the session opens. */
  isReaderDisabled?: true;
  /** Whom the client is offered instead of a practitioner who was disabled, looked up when the mail is sent. */
  others?: { sessionId: string; offers: { name: string; startsAt: number; path: string }[] };
  paths: { open: string; move?: string; cancel?: string; callSettings?: string };
  rebook: Rebooking | null;
  /** How much later than booked it begins, and the delay that an earlier mail named. */
  late?: { minutes: number; earlierMinutes: number | null };
  /** A group's seat that is given back; `keptUntil` is looked up when the mail is sent, null when no person in line has it. */
  seat?: { therapistId: string; keptUntil: number | null };
  /** Of a time that is offered and not booked yet. */
  offer?: { answerBy: number; isVideo: boolean; answeredByTherapist?: boolean };
};

/** Where the same practice is booked again, and its next free times (ms), looked up when the mail is sent. */
type Rebooking = {
  eventTypeUri: string;
  path: string;
  notAt: number;
  /** Absent in mails queued by an earlier version. */
  meetingType?: MeetingType;
  times: number[];
};
