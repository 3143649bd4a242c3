import type { FailureCode } from "../api/api-error.ts";
import type { components } from "../api/schema.d.ts";
import type { Instant } from "../days.ts";
import type { HeldSpan, MeetingType } from "./free-time-queries.ts";
import type { BookingVerdict } from "../suitability/booking-verdict.ts";

type Schemas = components["schemas"];

/** A time reserved for this visitor until `expiresAt` (ms); the secret is needed to book or release it. */
export type Hold = {
  id: string;
  secret: string;
  startsAt: Instant;
  expiresAt: number;
  /** Another tab of this browser holds it, so that this one does not release it. */
  isShared?: true | undefined;
};

export type HoldState =
  | { status: "none" | "requested" | "unavailable" | "expired" }
  | { status: "held"; hold: Hold };

/** The price and the length of a booking. */
export type BookingTerms = NonNullable<Schemas["Problem"]["terms"]>;

export type Problem =
  /** A time with `isNotOffered` is none of the practitioner's, so it is not called taken. */
  | { kind: "taken"; startsAt: Instant; alternatives: Instant[]; isNotOffered?: boolean }
  /** `hadCode` when a code was sent, which books no more. */
  | { kind: "expired"; startsAt: Instant; hadCode: boolean }
  | {
    kind: "failed";
    errCode: FailureCode;
    reference: string | null;
    retryAfterSeconds?: number | undefined;
    /** What the booking costs by now, after ERR_PRICE_CHANGED. */
    terms?: BookingTerms | undefined;
    suitability?: BookingVerdict | undefined;
    isPhoneRefused?: boolean;
  };

export function isFinalRefusal(errCode: FailureCode): boolean {
  return errCode === "ERR_ONCE_PER_CLIENT" || errCode === "ERR_CLIENT_BUSY";
}

export function isAdmissionRefusal(errCode: FailureCode): boolean {
  return errCode === "ERR_NO_NEW_CLIENTS" || errCode === "ERR_WAITLIST_ONLY";
}

/** The secret link books no more. */
export function isLinkRefusal(errCode: FailureCode): boolean {
  return errCode === "ERR_SECRET_LINK_USED" || errCode === "ERR_SECRET_LINK_ENDED";
}

/** The form as the storage of the tab keeps it. */
export type StoredDetails = {
  name: string;
  email: string;
  phone?: string | undefined;
  meetingType: MeetingType | null;
  /** By the number of the question. */
  answers: [number, string][];
};

/** A booking that waits for the code from the mail. Instants in ms. */
export type OpenRequest = {
  id: string;
  secret: string;
  startsAt: Instant;
  hold: Hold;
  expiresAt: number;
  sentAt: number;
  mail: Schemas["BookingRequest"]["mail"];
  /** When they are not six. */
  codeDigits?: number | undefined;
  body: Schemas["NewBookingRequest"];
  /** To correct it after a reload. */
  typed: StoredDetails;
  place: string | undefined;
};

/** What the last step shows. */
export type Booked =
  & Pick<
    Schemas["BookedSession"],
    | "startsAt"
    | "endsAt"
    | "timeZone"
    | "therapist"
    | "meetingType"
    | "place"
    | "arrival"
    | "callLink"
    | "callLinkFrom"
    | "seats"
    | "priceCents"
    | "paidCents"
    | "cancelFreeUntil"
    | "lateCancelFeeCents"
    | "noShowFeeCents"
    | "eventUri"
    | "inviteeUri"
    | "email"
  >
  & {
    /** The whole address of the page that shows it. */
    openHref: string;
    /** The address of the calendar file, or the session whose file only the signed-in person may read. */
    calendarFile: { href: string } | { sessionId: string };
    moveHref: string;
    cancelHref: string;
    /** Null for a person who is not signed in. */
    journalHref: string | null;
  };

/** A request that waits for the practitioner's answer, as the last step shows it. */
export type SentRequest = Schemas["SessionRequest"] & { email: string; isSignedIn: boolean };

export type BookingState = {
  step: "time" | "details" | "code" | "done";
  startsAt: Instant | null;
  hold: HoldState;
  taken: Instant[];
  problem: Problem | null;
  sending: boolean;
  request: OpenRequest | null;
  booked: Booked | null;
  sent: SentRequest | null;
  /** A time that is kept while the person pays. */
  ordered: Schemas["SessionOrder"] | null;
  /** The server has refused a booking that is paid first. */
  needsPayment: boolean;
  /** The server has refused a booking that the practitioner has to accept first. */
  needsAnswer: boolean;
  /** What the server named instead of the terms of the page. */
  terms: BookingTerms | null;
  /** What the stored test says, as the server named it in a refusal. */
  suitability: BookingVerdict | null;
};

/** A step that a person can return to. */
export type PastStep = Exclude<BookingState["step"], "done">;

export const initialBooking: BookingState = {
  step: "time",
  startsAt: null,
  hold: { status: "none" },
  taken: [],
  problem: null,
  sending: false,
  request: null,
  booked: null,
  sent: null,
  ordered: null,
  needsPayment: false,
  needsAnswer: false,
  terms: null,
  suitability: null,
};

/** The state of a page whose address chooses the time. */
export function bookingAt(startsAt: Instant): BookingState {
  return { ...initialBooking, step: "details", startsAt, hold: { status: "requested" } };
}

/** The chosen start, also one that was taken since. */
export function chosenStart({ startsAt, problem }: BookingState): Instant | null {
  return startsAt ?? (problem?.kind === "taken" ? problem.startsAt : null);
}

const minuteMs = 60_000;

/** The longest usual break between two sessions, in minutes. */
const longestBreak = 60;

export function heldSpanOf({ hold, startsAt }: BookingState, minutes: number): HeldSpan | null {
  if (!startsAt || (hold.status !== "held" && hold.status !== "requested")) return null;
  return { startsAt, aroundMs: (minutes + longestBreak) * minuteMs };
}

/** The free times closest to one that was taken, earliest first. */
export function nearestTimes(free: readonly Instant[], taken: Instant, count = 3): Instant[] {
  const distance = (time: Instant) => Math.abs(Date.parse(time) - Date.parse(taken));
  return free.filter((time) => time !== taken)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
}

/** The key of the title of a step. */
export function titleOf(
  { ordered, sent }: BookingState,
  step: BookingState["step"] | "suitability",
) {
  if (ordered) {
    return ordered.status === "waiting" ? "booking.pay.keptTitle" : "booking.pay.endedTitle";
  }
  return sent ? "booking.sent.title" : `booking.${step}.title` as const;
}
